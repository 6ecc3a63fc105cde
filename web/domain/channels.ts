import * as v from 'valibot';

/** A broadcaster that shows a match in the visitor’s country, and where to watch it (https); null without a link. */
export const channelSchema = v.object({ name: v.string(), link: v.nullable(v.string()) });

export type Channel = v.InferOutput<typeof channelSchema>;

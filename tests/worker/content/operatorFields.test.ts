import { describe, expect, it } from 'vitest';
import { offerFieldNames, operatorFieldNames } from '../../../worker/content/operatorFields.ts';
import operator from '../../cms/strapi/src/api/operator/content-types/operator/schema.json' with { type: 'json' };
import offer from '../../cms/strapi/src/components/operator/offer.json' with { type: 'json' };

describe('Strapi’s content type `operator`', () => {
  it('has every operator field that the site reads', () => {
    expect(Object.keys(operator.attributes)).toEqual(expect.arrayContaining([...operatorFieldNames]));
  });

  it('has exactly the offer fields that the site reads', () => {
    expect(Object.keys(offer.attributes)).toEqual(offerFieldNames);
  });
});

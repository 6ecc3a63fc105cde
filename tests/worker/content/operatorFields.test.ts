import { expect, it } from 'vitest';
import { fileOperatorInCountry, wireOffer } from '../../../worker/content/operatorFields.ts';
import operator from '../../cms/strapi/src/api/operator/content-types/operator/schema.json' with { type: 'json' };
import offer from '../../cms/strapi/src/components/operator/offer.json' with { type: 'json' };

it('Strapi’s operator type has every operator field that the site reads', () => {
  expect(Object.keys(operator.attributes)).toEqual(expect.arrayContaining(Object.keys(fileOperatorInCountry.entries)));
});

it('Strapi’s operator type has exactly the offer fields that the site reads', () => {
  expect(Object.keys(offer.attributes)).toEqual(Object.keys(wireOffer.entries));
});

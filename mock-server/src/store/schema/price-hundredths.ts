/** Prices that are kept inside JSON (answers of bets, prices that a tester forced) go from decimals to hundredths. */
export const priceHundredths = `
UPDATE intents SET answer = json_remove(
    json_set(answer, '$.answer.bet.priceHundredths', CAST(round(json_extract(answer, '$.answer.bet.odds') * 100) AS INTEGER)),
    '$.answer.bet.odds')
  WHERE json_extract(answer, '$.answer.bet.odds') IS NOT NULL;
UPDATE markets SET price_control = json_set(price_control, '$.forcedPrices', (
    SELECT json_group_array(json_set(json_remove(value, '$.level.price'), '$.level.priceHundredths',
      CAST(round(json_extract(value, '$.level.price') * 100) AS INTEGER)))
    FROM json_each(price_control, '$.forcedPrices')))
  WHERE json_array_length(price_control, '$.forcedPrices') > 0
`

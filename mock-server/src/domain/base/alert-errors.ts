/** Refusals of an alert; a part of `errorCatalogue`. */
export const alertErrors = {
  alert_not_found: { code: 'alert_not_found', status: 404, message: 'Alert not found' },
  alert_off_scale: {
    code: 'odds_invalid',
    status: 422,
    message: 'This price is not on the odds scale from 1.01 to 1,000',
  },
  alert_not_decimal: { code: 'odds_invalid', status: 422, message: 'This market has no alerts of prices' },
  alert_reached: { code: 'alert_reached', status: 422, message: 'The price is already there' },
  alerts_too_many: { code: 'alerts_too_many', status: 422, message: 'You have 50 of these alerts: remove one first' },
  alert_match_over: { code: 'alert_match_over', status: 422, message: 'This match is over' },
} as const

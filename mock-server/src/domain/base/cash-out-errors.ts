/** Refusals of a cash-out, and of a rule that cashes out by itself; a part of `errorCatalogue`. */
export const cashOutErrors = {
  cash_out_unavailable: { code: 'cash_out_unavailable', status: 422, message: 'This bet cannot be cashed out now' },
  cash_out_changed: { code: 'cash_out_changed', status: 422, message: 'The cash-out offer has changed' },
  auto_cash_out_not_found: { code: 'auto_cash_out_not_found', status: 404, message: 'Auto cash-out not found' },
  auto_cash_out_no_line: { code: 'validation_failed', status: 400, message: 'Set a line for gain, for loss, or both' },
  auto_cash_out_late: { code: 'auto_cash_out_late', status: 422, message: 'The end of the auto cash-out has passed' },
  auto_cash_out_no_position: {
    code: 'auto_cash_out_no_position',
    status: 422,
    message: 'There is no open bet to cash out',
  },
  auto_cash_out_share_small: {
    code: 'auto_cash_out_share_small',
    status: 422,
    message: 'This share of the stake is less than ₹1.00',
  },
  auto_cash_out_exists: {
    code: 'auto_cash_out_exists',
    status: 422,
    message: 'An auto cash-out on this market stands already: change or cancel that one',
  },
  auto_cash_out_passed: {
    code: 'auto_cash_out_passed',
    status: 422,
    message: 'The cash-out is already at or beyond this line',
  },
  auto_cash_out_over: { code: 'auto_cash_out_over', status: 422, message: 'This auto cash-out has already ended' },
} as const

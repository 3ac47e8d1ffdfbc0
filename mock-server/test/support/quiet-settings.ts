/** Environment of a mock for tests: in memory, silent, steered by hand, every answer checked. */
export const quietSettings = {
  DATA_DIR: ':memory:',
  CONTROL: 'on',
  RATE_LIMIT: 'off',
  PASSWORD_COST: '7',
  LOG_LEVEL: 'silent',
  VALIDATE_RESPONSES: 'on',
  TICK_MS: 'off',
}

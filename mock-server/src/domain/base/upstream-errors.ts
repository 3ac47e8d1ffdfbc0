/** Refusals of a real backend behind this server, and of recordings of one; part of the one catalogue in `errors.ts`. */
export const upstreamErrors = {
  upstream_down: { code: 'unavailable', status: 502, message: 'The backend behind this server does not answer: {why}' },
  upstream_slow: {
    code: 'unavailable',
    status: 504,
    message: 'The backend behind this server took longer than {ms} ms (UPSTREAM_TIMEOUT_MS)',
  },
  upstream_too_large: {
    code: 'unavailable',
    status: 502,
    message: 'The backend behind this server answered more than {megabytes} MB',
  },
  upstream_is_self: {
    code: 'unavailable',
    status: 502,
    message: 'The address of the backend leads back to this server: see UPSTREAM_API_URL and its kin',
  },
  not_in_recording: {
    code: 'not_found',
    status: 404,
    message: 'This call is not in the recording {recording}',
  },
  recording_unreadable: {
    code: 'recording_not_found',
    status: 404,
    message: 'The recording {recording} cannot be read: {why}',
  },
  recording_not_found: { code: 'recording_not_found', status: 404, message: 'There is no recording of this name' },
  recording_exists: {
    code: 'recording_exists',
    status: 409,
    message: 'There is a recording of this name; delete it first or choose another name',
  },
  nothing_forwarded: {
    code: 'recording_not_possible',
    status: 409,
    message: 'Nothing is forwarded to a real backend, so there is nothing to record: see UPSTREAM_API_URL and its kin',
  },
  recording_runs: { code: 'recording_not_possible', status: 409, message: 'A recording is running in this world' },
  recording_plays: { code: 'recording_not_possible', status: 409, message: 'This world plays a recording' },
  nothing_recorded: { code: 'recording_not_possible', status: 409, message: 'Nothing was recorded in this world' },
  recordings_full: { code: 'world_limit', status: 409, message: 'There are {most} recordings: delete one first' },
} as const

/** Refusals of who steers worlds, by the name of their rule; part of the one catalogue in `errors.ts`. */
export const controlErrors = {
  // admission to the control surface
  origin_not_allowed: {
    code: 'origin_not_allowed',
    status: 403,
    message: 'The control surface takes no requests from pages of {origin}; CORS_ORIGINS names those that may call',
  },
  control_token_guessed: {
    code: 'too_many_requests',
    status: 429,
    message: 'Too many wrong control tokens, please try again in {seconds} s',
  },
  // worlds
  world_limit: {
    code: 'world_limit',
    status: 409,
    message: 'WORLD_LIMIT is {most}, and as many worlds are there: delete one that is not needed',
  },
  worlds_too_large: {
    code: 'world_limit',
    status: 409,
    message: 'The worlds hold {megabytes} MB, and WORLD_LIMIT leaves no room for more: delete one that is not needed',
  },
  saved_world_limit: {
    code: 'world_limit',
    status: 409,
    message: 'WORLD_LIMIT is {most}, and as many worlds are saved: delete one that is not needed',
  },
  worlds_fill_disk: {
    code: 'world_limit',
    status: 409,
    message: 'The worlds take {megabytes} MB of the disk, and WORLDS_MB allows {most}: delete one that is not needed',
  },
  disk_full: {
    code: 'world_limit',
    status: 409,
    message: 'The disk of the data folder is full: delete a world that is not needed, or give it more room',
  },
  world_too_large: {
    code: 'unavailable',
    status: 503,
    message: 'The world {world} takes all of the {most} MB that WORLD_MB allows: delete it, or raise WORLD_MB',
  },
  world_unusable: {
    code: 'unavailable',
    status: 503,
    message: 'The world {world} cannot be opened: its file {why}. Restore a copy or delete it',
  },
  nothing_to_restore: {
    code: 'not_found',
    status: 404,
    message: 'No copy of the world {world} waits in the data folder: "npm run restore" puts it there',
  },
  copy_unusable: {
    code: 'bad_request',
    status: 400,
    message: 'The copy of the world {world} cannot be used: it {why}. The world stays as it is',
  },
  unknown_world: { code: 'unknown_world', status: 404, message: 'Unknown world: {world}' },
  world_elsewhere: {
    code: 'world_elsewhere',
    status: 421,
    message: 'The name {name} belongs to the server {home}',
  },
  scenario_not_found: { code: 'scenario_not_found', status: 404, message: 'Unknown scenario: {scenario}{hint}' },
  world_exists: { code: 'world_exists', status: 409, message: 'A world of this name exists' },
  saved_world_exists: {
    code: 'saved_world_exists',
    status: 409,
    message: 'A world was saved under this name; delete it first or choose another name',
  },
  saved_world_not_found: { code: 'saved_world_not_found', status: 404, message: 'No world was saved under this name' },
  seed_hidden: {
    code: 'bad_request',
    status: 400,
    message:
      'The seed of the world {world} is hidden, and a file would reveal it: repeat the fault in a world of its own, and save that',
  },
  bundle_unusable: { code: 'bad_request', status: 400, message: 'The file cannot be opened: {why}' },
  bundle_damaged: {
    code: 'bad_request',
    status: 400,
    message: 'The file cannot be opened: it is cut or damaged. {mismatch}',
  },
  bundle_foreign: {
    code: 'bad_request',
    status: 400,
    message: 'The file cannot be opened: the tables in its image are not those of a world. They differ by {part}',
  },
  bundle_without_beginning: {
    code: 'bad_request',
    status: 400,
    message: 'The beginning of the journal is not in the file, so no row can be repeated. Open it as it was saved',
  },
  bundle_too_large: {
    code: 'body_too_large',
    status: 413,
    message: 'The file has {megabytes} MB, and at most {most} MB can be opened',
  },
  world_fits_no_bundle: {
    code: 'body_too_large',
    status: 413,
    message: 'The world {world} is too large for a file of {most} MB, even with the newest row of its journal alone',
  },
  journal_timeout: { code: 'journal_timeout', status: 408, message: 'Nothing that fits happened in time' },
  world_name_invalid: {
    code: 'world_name_invalid',
    status: 400,
    message: 'The world name is not valid: {world}. It takes small letters, digits and hyphens between them',
  },
  world_protected: { code: 'world_protected', status: 409, message: 'The default world cannot be deleted' },
  scenario_parameter_invalid: {
    code: 'scenario_parameter_invalid',
    status: 400,
    message: 'A scenario parameter is not valid: {parameter}{hint}',
  },
} as const

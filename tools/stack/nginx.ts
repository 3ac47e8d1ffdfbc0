/** nginx.conf on this machine, as the image runs it: the template expanded with the image's own defaults. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram, root, run } from '../processes/run.ts'

/** The defaults of the web image, read from its `ENV` in the Dockerfile so that they stand once. */
export function imageDefaults(dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')): Record<string, string> {
  const block = /^ENV NGINX_ENVSUBST_FILTER=(?:.*\\\n)+.*$/m.exec(dockerfile)?.[0] ?? ''
  const pairs = [...block.matchAll(/([A-Z_]+)=(?:"([^"]*)"|(\S*))/g)]
  return Object.fromEntries(
    pairs.map(([, name, quoted, bare]) => [name, (quoted ?? bare ?? '').replaceAll('\\$', '$')]),
  )
}

/** Replaces each ${NAME}; a name without a value is an error, since nginx would take it for a variable of its own. */
export function expandTemplate(template: string, values: Readonly<Record<string, string>>): string {
  // The comments speak of "${NAME}" too; they go first.
  return template.replace(/^\s*#.*$/gm, '').replace(/\$\{([A-Z_]+)\}/g, (_all, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`nginx.conf names \${${name}}, which has no default in the Dockerfile`)
    return value
  })
}

/** What nginx is given besides the template: the frame that the image's own nginx.conf gives. */
function frame(folder: string): string {
  return `
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/conf.d/*.conf;
}
`
}

export type Nginx = { process: ChildProcess; stop(): Promise<void> }

/**
 * Starts nginx on `port` before the mock at `mockUrl`, serving `webRoot`. Logs of level warn and above go to stderr.
 * @throws when nginx refuses the configuration
 */
export async function startNginx(options: { port: number; mockUrl: string; webRoot: string }): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'chaupar-nginx-'))
  mkdirSync(join(folder, 'conf.d'))
  const upstream = (path: string) => `${options.mockUrl}${path}`
  const values = {
    ...imageDefaults(),
    NGINX_PORT: String(options.port),
    WEB_ROOT: options.webRoot,
    API_UPSTREAM: upstream('/api'),
    SPORTS_DATA_UPSTREAM: upstream('/sports-data'),
    GAME_HOST_UPSTREAM: upstream('/game-host'),
    LIVE_TV_UPSTREAM: upstream('/live-tv'),
    CONTROL_UPSTREAM: upstream('/__mock'),
    REALTIME_UPSTREAM: upstream('/public'),
  }
  writeFileSync(
    join(folder, 'conf.d/default.conf'),
    expandTemplate(readFileSync(join(root, 'nginx.conf'), 'utf8'), values),
  )
  writeFileSync(join(folder, 'nginx.conf'), frame(folder))
  const program = findProgram('nginx') ?? 'nginx'
  const args = ['-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-p', folder]
  const checked = await run(program, [...args, '-t', '-q'])
  if (checked.code !== 0) throw new Error(`nginx refuses the configuration:\n${checked.output}`)
  // As root nginx would change to "nobody", who may not read this folder.
  const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : []
  const child = spawn(program, [...args, ...asRoot], { stdio: ['ignore', 'inherit', 'inherit'] })
  return { process: child, stop: () => stop(child, folder) }
}

function stop(child: ChildProcess, folder: string): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      rmSync(folder, { recursive: true, force: true })
      resolve()
    }
    if (child.exitCode !== null) return done()
    child.once('exit', done)
    child.kill('SIGTERM')
  })
}

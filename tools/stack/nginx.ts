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

/** nginx-main.conf, the frame that the image has as it stands, with this folder in place of the image's own. */
function frame(folder: string): string {
  return readFileSync(join(root, 'nginx-main.conf'), 'utf8')
    .replaceAll('/tmp/', `${folder}/`)
    .replaceAll('/etc/nginx/conf.d', `${folder}/conf.d`)
    .replace(/access_log .*;/, 'access_log off;')
    .replace('error_log stderr notice;', 'error_log stderr warn;')
}

export type Nginx = { process: ChildProcess; folder: string; stop(): Promise<void> }

export type NginxOptions = {
  port: number
  /** The server behind all prefixes, `http://HOST:PORT`; several are named by HOMES in `environment`. */
  mockUrl: string
  webRoot: string
  /** Variables of the web image that are not its own defaults. */
  environment?: Readonly<Record<string, string>>
  /** Where its log goes: nowhere in tests in which something is away on purpose, 'pipe' to the process's `stderr`. */
  log?: 'inherit' | 'ignore' | 'pipe'
}

/**
 * Starts nginx on `port` before the mock at `mockUrl`, serving `webRoot`. Logs of level warn and above go to stderr.
 * @throws when nginx refuses the configuration
 */
export async function startNginx({
  port,
  mockUrl,
  webRoot,
  environment,
  log = 'inherit',
}: NginxOptions): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'chaupar-nginx-'))
  mkdirSync(join(folder, 'conf.d'))
  const values: Record<string, string> = {
    ...imageDefaults(),
    NGINX_PORT: String(port),
    WEB_ROOT: webRoot,
    HOMES: new URL(mockUrl).host,
    ...environment,
  }
  const template = readFileSync(join(root, 'nginx.conf'), 'utf8')
  const filled = {
    ...values,
    HOME_RULES: await ruleOf('HOME_RULES', values),
    REAL_IP_RULES: await ruleOf('REAL_IP_RULES', values),
    TLS_RULES: await ruleOf('TLS_RULES', values),
  }
  writeFileSync(join(folder, 'conf.d/default.conf'), expandTemplate(template, filled))
  writeFileSync(join(folder, 'nginx.conf'), frame(folder))
  const program = findProgram('nginx') ?? 'nginx'
  const args = ['-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-p', folder]
  const checked = await run(program, [...args, '-t', '-q'])
  if (checked.code !== 0) throw new Error(`nginx refuses the configuration:\n${checked.output}`)
  // As root nginx would change to a user that may not read this folder.
  const directives = process.getuid?.() === 0 ? 'daemon off; user root;' : 'daemon off;'
  const child = spawn(program, [...args, '-g', directives], { stdio: ['ignore', log, log] })
  return { process: child, folder, stop: () => stop(child, folder) }
}

/** A variable that the image's entry point computes from the settings. */
async function ruleOf(name: string, env: Record<string, string>): Promise<string> {
  const asked = ['-c', `. '${join(root, 'tools/stack/nginx-rules.sh')}'; printf '%s' "$${name}"`]
  return (await run('sh', asked, { env })).output
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

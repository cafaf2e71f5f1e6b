import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import type { CheckResult } from './doctor.ts'

type Engine = {
  name: string
  programs: Readonly<Record<string, readonly string[]>>
  install: string
  /** The oldest major version that Playwright can drive. */
  oldestVersion?: number
}

/** By the name of the Playwright project. `npm install` installs Chromium. */
export const engines = {
  firefox: {
    name: 'Firefox',
    programs: {
      browser: [
        '/usr/bin/firefox-esr',
        '/usr/bin/firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
      ],
    },
    install: 'apt-get install firefox-esr',
    // 140 fails at launch: it doesn't know `network.addDataCollector`.
    oldestVersion: 153,
  },
  webkit: {
    name: 'WebKit',
    programs: {
      browser: ['/usr/lib/*/webkit2gtk-4.1/MiniBrowser'],
      driver: ['/usr/bin/WebKitWebDriver'],
      display: ['/usr/bin/Xvfb'],
      focus: ['/usr/bin/xdotool'],
    },
    install: 'apt-get install webkit2gtk-driver xvfb xdotool',
  },
} as const satisfies Record<string, Engine>

export type EngineId = keyof typeof engines
const ids = Object.keys(engines) as EngineId[]

const firstOf = (paths: readonly string[]) => globSync([...paths])[0]

/** Returns the major version that a browser tells of itself. */
function askVersion(path: string): number {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0)
}

/** Returns the paths of an engine's programs, or undefined where one is missing or too old. */
export function findEngine<Id extends EngineId>(
  id: Id,
  find = firstOf,
  versionOf = askVersion,
): Record<keyof (typeof engines)[Id]['programs'], string> | undefined {
  const { programs, oldestVersion = 0 }: Engine = engines[id]
  const found = Object.entries(programs).map(([program, paths]) => [program, find(paths)])
  const isUsable = (path?: string) => path && (oldestVersion === 0 || versionOf(path) >= oldestVersion)
  return found.every(([, path]) => isUsable(path)) ? Object.fromEntries(found) : undefined
}

/** A missing engine is no failure: its tests are skipped. */
export function examineEngines(find = firstOf, versionOf = askVersion): CheckResult[] {
  return [
    { isFine: true, sentence: 'Chromium, for the browser tests, came with `npm install`.' },
    ...ids.map((id): CheckResult => {
      const { name, install, oldestVersion }: Engine = engines[id]
      const needed = oldestVersion ? `${name} ${oldestVersion} or later` : name
      return findEngine(id, find, versionOf)
        ? { isFine: true, sentence: `${name} is there, for the journeys of \`npm run test:all\`.` }
        : {
            isFine: false,
            isOptional: true,
            sentence: `There is no ${needed}, and \`npm run test:all\` skips its journeys: install it (Debian, Ubuntu: \`${install}\`).`,
          }
    }),
  ]
}

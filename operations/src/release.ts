import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fingerprintSources } from '@prangan/emulators/src/fingerprint.ts'
import { Problem } from '@prangan/emulators/src/problem.ts'
import { collegeFolder } from '../../plugins/folders.ts'
import type { Context } from './context.ts'
import { settingsFile, siteFile } from './settings-files.ts'

export type Release = { version: string; build: string; commit: string }

const sources = [
  collegeFolder,
  'contract',
  'functions',
  'plugins',
  'web',
  'firebase.json',
  'package-lock.json',
  'tsconfig.base.json',
]
const deployed = ['functions/dist', 'web/dist/site']
const keptReleases = 2

export const messageOf = ({ version, build, commit }: Release): string =>
  `Prangan ${version}, build ${build}, commit ${commit}`

function parseMessage(message: string | undefined): Release | undefined {
  const [, version, build, commit] = /^Prangan (\S+), build (\S+), commit (\S+)$/.exec(message ?? '') ?? []
  return version && build && commit ? { version, build, commit } : undefined
}

export async function ownRelease({ root, git }: Context): Promise<Release> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const commit = await git(['rev-parse', 'HEAD']).catch(() => 'unknown')
  return { version, build: await fingerprintSources(sources, root), commit }
}

/** Returns undefined before the first release, and for one that was made in another way. */
export async function liveRelease({ google, facts }: Context): Promise<Release | undefined> {
  const site = await facts.site()
  if (site === undefined) return undefined
  const path = `/v1beta1/projects/-/sites/${site}/channels/live/releases?pageSize=1`
  const { releases = [] } = await google.get<{ releases?: { message?: string }[] }>('hosting', path)
  return parseMessage(releases[0]?.message)
}

const folderOf = ({ root, project }: Context, { build }: Release) =>
  join(root, '.cache', 'releases', project, build)

/** Keeps the last two releases, so that the previous one can be deployed again. */
export async function keepRelease(context: Context, release: Release): Promise<void> {
  const { root, project } = context
  const folder = folderOf(context, release)
  await rm(folder, { recursive: true, force: true })
  for (const path of [...deployed, `functions/.env.${project}`]) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await cp(join(root, path), join(folder, path), { recursive: true })
  }
  // The CLI loads the functions to list them, and needs this clone's packages.
  await symlink(join(root, 'functions', 'node_modules'), join(folder, 'functions', 'node_modules'))
  await writeConfig(root, folder)
  const all = join(folder, '..')
  const ages = await Promise.all(
    (await readdir(all)).map(async (name) => ({ name, at: (await stat(join(all, name))).mtimeMs })),
  )
  for (const { name } of ages.sort((a, b) => b.at - a.at).slice(keptReleases)) {
    await rm(join(all, name), { recursive: true })
  }
}

async function writeConfig(from: string, folder: string): Promise<void> {
  const { functions, hosting } = JSON.parse(await readFile(join(from, 'firebase.json'), 'utf8'))
  const [{ predeploy: _, ...codebase }] = functions
  const { predeploy: __, ...site } = hosting
  await writeFile(join(folder, 'firebase.json'), JSON.stringify({ functions: [codebase], hosting: site }))
}

/** Rebuilds a release from its commit if this machine has not kept it. */
async function rebuild(context: Context, release: Release, folder: string): Promise<void> {
  const { git, npm, project } = context
  await mkdir(join(folder, '..'), { recursive: true })
  await git(['worktree', 'prune'])
  await git(['worktree', 'add', '--detach', '--force', folder, release.commit])
  await cp(settingsFile(context), join(folder, 'functions', `.env.${project}`))
  await cp(siteFile(context), join(folder, 'web', '.env.production'))
  await npm(['build'], folder)
  await writeConfig(folder, folder)
}

/** Deploys an earlier release again. Throws a `Problem` if that fails. */
export async function putBack(context: Context, release: Release): Promise<void> {
  const folder = folderOf(context, release)
  try {
    if (!existsSync(join(folder, 'firebase.json'))) await rebuild(context, release, folder)
    await deployFolder(context, release, folder)
  } catch (error) {
    throw new Problem(
      `The release ${release.version} could not be put back: check it out (\`git checkout ${release.commit}\`) and run ` +
        `\`npm run deploy -- --project ${context.project}\` there. ${(error as Error).message}`,
    )
  }
}

export function deployFolder({ firebase }: Context, release: Release, folder?: string): Promise<void> {
  // `--force` answers the CLI's prompts: retries of a trigger, removed functions, clean-up of images.
  const args = ['deploy', '--only', 'functions,hosting', '--force', '--message', messageOf(release)]
  return firebase(args, folder)
}

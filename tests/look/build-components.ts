import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import type { FullConfig } from '@playwright/test'
import sharp from 'sharp'
import { build, loadConfigFromFile } from 'vite'

const web = new URL('../../web/', import.meta.url).pathname
/** Where the page of all components is built for its pictures, and its path on the site. */
export const components = {
  folder: new URL('../.out/components', import.meta.url).pathname,
  path: '/components/',
}

export const isRenewing = ({ updateSnapshots }: Pick<FullConfig, 'updateSnapshots'>): boolean =>
  updateSnapshots === 'all' || updateSnapshots === 'changed'

/** Makes the pictures a third of their size: screens have few colours. */
async function compressBaselines(): Promise<void> {
  for (const file of globSync(new URL('baselines/*.png', import.meta.url).pathname)) {
    const picture = await readFile(file)
    // Those that have not changed are compressed already, and would differ in their bytes.
    if ((await sharp(picture).metadata()).isPalette) continue
    await writeFile(file, await sharp(picture).png({ palette: true, effort: 10 }).toBuffer())
  }
}

export default async function setUp(config: FullConfig): Promise<(() => Promise<void>) | undefined> {
  await buildComponents()
  return isRenewing(config) ? compressBaselines : undefined
}

/** Builds web/components, which is no part of the site, as the site itself is built. */
async function buildComponents(): Promise<void> {
  process.env.PRANGAN_TARGET = 'emulator'
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, `${web}vite.config.ts`)
  // The page shows facts of the college, which the check of the site's build forbids.
  const plugins = loaded?.config.plugins?.filter(
    (plugin) => !(plugin && 'name' in plugin && plugin.name === 'check-public-routes'),
  )
  await build({
    ...loaded?.config,
    configFile: false,
    ...(plugins && { plugins }),
    root: web,
    base: components.path,
    build: {
      outDir: components.folder,
      emptyOutDir: true,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: `${web}components.html` },
    },
  })
}

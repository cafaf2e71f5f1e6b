import { writeFile } from 'node:fs/promises'
import { build } from 'vite'
import { browserBuild, sharedConfig } from './client.ts'
import { pageSprite } from './sprite.ts'

/**
 * `node build/twin.ts <folder> <base>` builds the home page's client-rendered twin (`src/app/twin.tsx`) for the bench:
 * its files, `index.html` among them, into a folder that is served as `base`. Its pictures are the site's own.
 */
async function buildTwin(outDir: string, base: string): Promise<void> {
  const result = await build({
    ...sharedConfig(),
    base,
    build: {
      ...browserBuild,
      outDir,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: `${import.meta.dirname}/../src/app/twin.tsx`,
      },
    },
  })
  if (!('output' in result)) throw new Error('Vite gave no single output for the twin.')
  const entry = result.output.find((file) => file.type === 'chunk' && file.isEntry)
  const style = result.output.find(({ fileName }) => fileName.endsWith('.css'))
  if (!entry || !style) throw new Error('The twin has no script or no stylesheet.')
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><title>The twin</title>' +
    `<link rel="stylesheet" href="${base}${style.fileName}">` +
    `<script type="module" src="${base}${entry.fileName}"></script></head>` +
    `<body>${await pageSprite()}<div id="root"></div></body></html>`
  await writeFile(`${outDir}/index.html`, html)
}

const [folder, base] = process.argv.slice(2)
if (!folder || !base) throw new Error('Usage: node build/twin.ts <folder> <base>')
await buildTwin(folder, base)

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { seedAuthor } from '@prangan/contract/content/version-notes'
import { makeDocuments } from '../documents/make-documents.ts'
import { syncDepartments } from '../src/faculty/sync-departments.ts'
import { connectFirebase } from '../src/lib/firebase.ts'
import { importDocuments } from '../src/library/import-documents.ts'
import { storeIn } from '../src/library/store-file.ts'
import { importSeed } from '../src/site/import-site.ts'
import { exportSite } from '../src/site/transfer/export-site.ts'
import { importFolder, isEdited } from '../src/site/transfer/import-folder.ts'
import { isBuilt, readSeed } from './built-content.ts'
import { end } from './end.ts'
import { useLocalSuite, useProject } from './target.ts'

const usage = `Usage: npm run content -- export <folder> [--project <project id>] [--bucket <name>]
       npm run content -- import [<folder>] [--project <project id>] [--bucket <name>] [--replace]

export   writes the pages, menus, texts, pictures and documents of the site to a folder
import   without a folder: loads what this repository contains into a site that has nothing yet;
         with a folder: restores an export

  --project   a real Firebase project, with your own Google credentials (gcloud auth application-default login);
              without it, the suite that runs on this machine (with PORT_SHIFT, if it was started with one)
  --bucket    the project's bucket, if it is not <project id>.firebasestorage.app
  --replace   lets an import replace a site that has been edited. It asks first.`

function readCommand() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        project: { type: 'string' },
        bucket: { type: 'string' },
        replace: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h' },
      },
    })
    if (values.help) {
      console.log(usage)
      process.exit(0)
    }
    const [action, folder, ...more] = positionals
    if (action !== 'export' && action !== 'import') throw new Error('Say whether to export or to import.')
    if (action === 'export' && folder === undefined) throw new Error('Name the folder to export to.')
    if (more.length > 0) throw new Error(`There is one word too many: "${more[0]}".`)
    return { ...values, action, folder: folder === undefined ? undefined : resolve(folder) }
  } catch (error) {
    return end(`${(error as Error).message}\n\n${usage}`, 2)
  }
}

async function mayReplace(projectId: string): Promise<boolean> {
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await prompt.question(
    `This replaces every page, menu, picture and document of ${projectId}. Type ${projectId} to go on: `,
  )
  prompt.close()
  return answer.trim() === projectId
}

const { action, folder, project, bucket, replace } = readCommand()
if (project) useProject()
else await useLocalSuite()
const projectId = project ?? 'demo-prangan'
const storageBucket = bucket ?? (project ? `${projectId}.firebasestorage.app` : `${projectId}.appspot.com`)
const firebase = connectFirebase({ projectId, storageBucket })

async function runExport(to: string): Promise<void> {
  if (existsSync(`${to}/site.json`)) end(`${to} has an export already: name another folder.`, 1)
  const { pages, pictures, documents, files } = await exportSite(firebase, to, new Date())
  console.log(
    `Exported from ${projectId}: ${pages} pages (with the site settings), ${pictures} pictures, ${documents} documents, ${files} files.`,
  )
}

async function runImport(from: string): Promise<void> {
  if (await isEdited(await firebase.firestore())) {
    if (!replace)
      end(`The site of ${projectId} has been edited. To replace it, export it first, then add --replace.`, 1)
    if (!(await mayReplace(projectId))) end('Nothing was changed.', 1)
  }
  const { documents, files } = await importFolder(firebase, from, new Date())
  await syncDepartments(await firebase.firestore(), new Date())
  console.log(`Imported into ${projectId}: ${documents} documents of the site, ${files} files.`)
}

async function loadSeed(): Promise<void> {
  if (!isBuilt()) end('The site is not built: run `npm run build` first.', 1)
  const firestore = await firebase.firestore()
  const now = new Date()
  const by = seedAuthor
  const seed = await readSeed()
  const isLoaded = await importSeed(firestore, seed, now, by)
  await syncDepartments(firestore, now)
  const documents = await importDocuments(
    { firestore, store: storeIn(firebase), by, now },
    await makeDocuments(),
  )
  console.log(
    isLoaded
      ? `Loaded into ${projectId}: ${seed.pages.length} pages and the site settings.`
      : `${projectId} has a site already; its pages stay as they are.`,
  )
  console.log(`Added ${documents} documents to its library.`)
}

try {
  if (action === 'export' && folder) await runExport(folder)
  else if (folder) await runImport(folder)
  else await loadSeed()
  process.exit(0)
} catch (error) {
  end(`It did not work in ${projectId}: ${(error as Error).message}`, 1)
}

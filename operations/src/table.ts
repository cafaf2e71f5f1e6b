import type { Step } from './step.ts'
import { budget, logAlert } from './steps/alerts.ts'
import { auth } from './steps/auth.ts'
import { domain } from './steps/domain.ts'
import { backups, database } from './steps/firestore.ts'
import { content, firstAdmin } from './steps/people.ts'
import { allApis, billing, firebaseProject, firstApis, hostingSite, webApp } from './steps/project.ts'
import { images, release } from './steps/release.ts'
import { roles } from './steps/roles.ts'
import { firestoreRules, storageRules } from './steps/rules.ts'
import { codeSecret, mailServer, pluginSecrets } from './steps/secrets.ts'
import { settings } from './steps/settings.ts'
import { bucket } from './steps/storage.ts'
import { storedData } from './steps/stored-data.ts'

export const tableBeforeSmoke: readonly Step[] = [
  firstApis,
  billing,
  allApis,
  budget,
  firebaseProject,
  webApp,
  hostingSite,
  database,
  backups,
  bucket,
  settings,
  auth,
  roles,
  codeSecret,
  ...pluginSecrets,
  mailServer,
  firestoreRules,
  storageRules,
  release,
  images,
  content,
  firstAdmin,
  logAlert,
  domain,
]

/** Adds the steps that need a working site. */
export const table: readonly Step[] = [...tableBeforeSmoke, storedData]

/** The backup contains these, so a restore skips them. */
const restored: readonly Step[] = [content, firstAdmin]

export const tableBeforeRestore: readonly Step[] = tableBeforeSmoke.filter((step) => !restored.includes(step))

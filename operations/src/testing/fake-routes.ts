import type { Service } from '../google/services.ts'
import { projectRoutes } from './fake-project-routes.ts'
import { releaseRoutes } from './fake-release-routes.ts'
import type { Route } from './fake-route.ts'

export const routes: Record<Service, Route[]> = { ...projectRoutes, ...releaseRoutes }

export const apiOf: Record<Service, string> = {
  appCheck: 'firebaseappcheck',
  artifactRegistry: 'artifactregistry',
  billing: 'cloudbilling',
  budgets: 'billingbudgets',
  firebase: 'firebase',
  firestore: 'firestore',
  functions: 'cloudfunctions',
  hosting: 'firebasehosting',
  iam: 'iam',
  identity: 'identitytoolkit',
  monitoring: 'monitoring',
  resourceManager: 'cloudresourcemanager',
  rules: 'firebaserules',
  secrets: 'secretmanager',
  serviceUsage: 'serviceusage',
  storage: 'storage',
  storageLink: 'firebasestorage',
}

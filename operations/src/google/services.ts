/**
 * The services of a deployment, with the environment variables that redirect them. The names are those of firebase-tools (its
 * `api` module), so that one set of variables redirects both.
 */
export const services = {
  appCheck: ['FIREBASE_APP_CHECK_URL', 'https://firebaseappcheck.googleapis.com'],
  artifactRegistry: ['ARTIFACT_REGISTRY_DOMAIN', 'https://artifactregistry.googleapis.com'],
  billing: ['FIREBASE_CLOUDBILLING_URL', 'https://cloudbilling.googleapis.com'],
  budgets: ['BILLING_BUDGETS_URL', 'https://billingbudgets.googleapis.com'],
  firebase: ['FIREBASE_API_URL', 'https://firebase.googleapis.com'],
  firestore: ['FIRESTORE_URL', 'https://firestore.googleapis.com'],
  functions: ['FIREBASE_FUNCTIONS_V2_URL', 'https://cloudfunctions.googleapis.com'],
  hosting: ['FIREBASE_HOSTING_API_URL', 'https://firebasehosting.googleapis.com'],
  iam: ['FIREBASE_IAM_URL', 'https://iam.googleapis.com'],
  identity: ['FIREBASE_AUTH_MANAGEMENT_URL', 'https://identitytoolkit.googleapis.com'],
  monitoring: ['CLOUD_MONITORING_URL', 'https://monitoring.googleapis.com'],
  resourceManager: ['FIREBASE_RESOURCEMANAGER_URL', 'https://cloudresourcemanager.googleapis.com'],
  rules: ['FIREBASE_RULES_URL', 'https://firebaserules.googleapis.com'],
  secrets: ['CLOUD_SECRET_MANAGER_URL', 'https://secretmanager.googleapis.com'],
  serviceUsage: ['FIREBASE_SERVICE_USAGE_URL', 'https://serviceusage.googleapis.com'],
  storage: ['FIREBASE_STORAGE_URL', 'https://storage.googleapis.com'],
  storageLink: ['FIREBASE_FIREBASESTORAGE_URL', 'https://firebasestorage.googleapis.com'],
} as const

export type Service = keyof typeof services

export function originsFrom(environment: Record<string, string | undefined>): Record<Service, string> {
  const entries = Object.entries(services).map(([name, [variable, usual]]) => [
    name,
    environment[variable] || usual,
  ])
  return Object.fromEntries(entries) as Record<Service, string>
}

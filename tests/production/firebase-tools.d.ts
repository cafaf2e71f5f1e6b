/** What is used of firebase-tools, which has no types. */
declare module 'firebase-tools/lib/deploy/functions/prepareFunctionsUpload.js' {
  export function prepareFunctionsUpload(
    folder: string,
    config: { ignore?: string[] },
  ): Promise<{ pathToSource: string }>
}
declare module 'firebase-tools/lib/functions/env.js' {
  export function loadUserEnvs(options: {
    functionsSource: string
    configDir: string
    projectId: string
  }): Record<string, string>
}

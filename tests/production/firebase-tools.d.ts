/** Declares the used parts of firebase-tools and of its server, which have no types. */
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
declare module 'firebase-tools/lib/hosting/proxy.js' {
  export function proxyRequestHandler(url: string, name: string): import('express').RequestHandler
}
declare module 'superstatic' {
  export function server(options: {
    port: number
    hostname: string
    cwd: string
    config: object
    compression: boolean
    stack: 'strict'
    rewriters: {
      function: (rewrite: { function: { functionId: string } }) => Promise<import('express').RequestHandler>
    }
  }): { listen(): import('node:http').Server }
}

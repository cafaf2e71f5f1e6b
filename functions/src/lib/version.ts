import functionsPackage from '../../package.json' with { type: 'json' }

export const { version } = functionsPackage

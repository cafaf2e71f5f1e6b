// The linked college (docs/decisions/0038-choose-the-college-by-a-link.md).
const college = process.env.COLLEGE ?? 'college'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Modules in a circle cannot be read, tested or loaded one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contract-imports-nothing',
      comment: 'Both sides load it: nothing but zod/mini, which every page and every cold start can afford.',
      severity: 'error',
      from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: [
          '^contract/',
          `^${college}/(config|state).ts$`,
          '^plugins/enabled/contract/',
          '^node_modules/zod/mini/',
        ],
      },
    },
    {
      name: 'contract-tests-import-vitest-only',
      severity: 'error',
      from: { path: '^contract/.*\\.test\\.ts$' },
      to: {
        pathNot: [
          '^contract/',
          `^${college}/config.ts$`,
          '^plugins/enabled/contract/',
          '^node_modules/zod/mini/',
          '^node_modules/vitest/',
        ],
      },
    },
    {
      name: 'college-imports-contract-only',
      comment:
        'An adopter replaces the folder, and an update never touches it: it knows the schemas and the types of demo data, not the product.',
      severity: 'error',
      from: { path: `^${college}/`, pathNot: ['\\.test\\.ts$', `^${college}/plugins/`] },
      to: {
        pathNot: [
          `^${college}/(?!plugins/)`,
          '^contract/',
          '^emulators/demo/types\\.ts$',
          '^node_modules/vite/',
        ],
      },
    },
    {
      name: 'core-imports-no-plugin',
      comment: 'A plugin can be left out: the core reads what plugins/enable.ts concatenates.',
      severity: 'error',
      from: {
        path: '^(contract|functions|web|emulators|operations|tests|college)/',
        pathNot: '^college/plugins/',
      },
      to: { path: '^(college/)?plugins/', pathNot: ['^plugins/enabled/', '^plugins/[^/]+$'] },
    },
    {
      name: 'plugins-not-to-each-other',
      comment: 'A plugin can be left out alone.',
      severity: 'error',
      from: { path: '^((?:college/)?plugins/[^/]+)/', pathNot: '^plugins/enabled/' },
      to: { path: '^(college/)?plugins/[^/]+/', pathNot: '^$1/' },
    },
    {
      name: 'plugin-contract-imports-contract',
      comment: 'Both sides load it, as they load the contract of the core.',
      severity: 'error',
      from: { path: '^(college/)?plugins/[^/]+/contract/', pathNot: ['^plugins/enabled/', '\\.test\\.ts$'] },
      to: {
        pathNot: [
          '^(college/)?plugins/[^/]+/contract/',
          '^contract/',
          `^${college}/[a-z-]+\\.ts$`,
          '^node_modules/zod/mini/',
        ],
      },
    },
    {
      name: 'plugin-sides-meet-in-contract',
      comment: 'No server code may reach a browser.',
      severity: 'error',
      from: { path: '^(college/)?plugins/[^/]+/(web|messages)/', pathNot: '^plugins/enabled/' },
      to: { path: ['^(functions|emulators|operations)/', '^(college/)?plugins/[^/]+/(functions|demo)/'] },
    },
    {
      name: 'plugin-functions-not-to-web',
      comment: 'The server is deployed without the client and the local suite.',
      severity: 'error',
      from: { path: '^(college/)?plugins/[^/]+/functions/', pathNot: '^plugins/enabled/' },
      to: { path: ['^(web|emulators|operations)/', '^(college/)?plugins/[^/]+/(web|messages|demo)/'] },
    },
    {
      name: 'functions-not-to-web-or-emulators',
      comment: 'The server is deployed without the client and the local suite.',
      severity: 'error',
      from: { path: '^functions/' },
      to: { path: '^(web|emulators|operations)/' },
    },
    {
      name: 'web-not-to-functions-or-emulators',
      comment: 'No server code may reach a browser: both sides meet in contract.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(functions|emulators|operations)/' },
    },
    {
      name: 'only-operations-import-operations',
      comment:
        'Commands for a real project use the others; nothing that is deployed or runs locally uses them.',
      severity: 'error',
      from: { pathNot: ['^(operations|tests)/', '^college/.*\\.test\\.ts$'] },
      to: { path: '^operations/' },
    },
    {
      name: 'emulators-not-to-web',
      comment: 'The local suite builds the client, and uses none of its code.',
      severity: 'error',
      from: { path: '^emulators/' },
      to: { path: '^web/' },
    },
    {
      name: 'operations-not-to-web',
      comment: 'A command for a real project builds and deploys the client, and uses none of its code.',
      severity: 'error',
      from: { path: '^operations/' },
      to: { path: '^web/' },
    },
    {
      name: 'only-tests-import-tests',
      severity: 'error',
      from: { pathNot: ['^tests/', '^(college/)?plugins/[^/]+/tests/', '\\.test\\.tsx?$'] },
      to: { path: ['^tests/', '^(college/)?plugins/[^/]+/tests/'], pathNot: `^${college}/` },
    },
    {
      name: 'site-not-to-components-page',
      comment: 'The page of all components is for developers: no visitor may load it.',
      severity: 'error',
      from: { pathNot: '^web/components/' },
      to: { path: '^web/components/' },
    },
    {
      name: 'ui-knows-no-feature',
      comment: 'The design system serves every feature, so it knows no feature, page or endpoint.',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: { path: '^(web/src/(features|app|http|firebase)|contract/src/endpoints)/' },
    },
    {
      name: 'features-not-to-each-other',
      comment: 'A feature can be changed or removed alone: pages compose them.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'only-app-composes-features',
      comment: 'Files directly in web/src are the entries and the route table.',
      severity: 'error',
      from: { path: '^web/src/[^/]+/', pathNot: '^web/src/(app|features)/' },
      to: { path: '^web/src/features/' },
    },
    {
      name: 'nothing-imports-app',
      comment: 'The app is the top layer: only the entries and the route table import it.',
      severity: 'error',
      from: { path: '^web/src/[^/]+/', pathNot: '^web/src/app/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'firebase-is-lazy',
      comment:
        'Firestore, Auth and Storage are lazy chunks: a static import belongs to web/src/firebase alone.',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/src/firebase/' },
      to: { path: '^node_modules/firebase/', dependencyTypesNot: ['type-only', 'dynamic-import'] },
    },
    {
      name: 'public-not-to-desk',
      comment: 'Visitors load nothing of the desk: its parts are lazy routes.',
      severity: 'error',
      from: { path: '^web/src/features/', pathNot: '/(desk|own|applicant)/' },
      to: {
        path: '^web/src/features/[^/]+/(desk|own|applicant)/',
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
  ],
  required: [
    {
      name: 'pages-of-features-have-their-styles',
      comment: 'The public stylesheet has the classes of the layout, home and the information pages only.',
      severity: 'error',
      module: {
        path: '^web/src/app/pages/[^/]+\\.tsx$',
        pathNot:
          '/(admin-dashboard|all-notices|error|faculty-dashboard|home|information|loading|needs-scripts|preview|search|under-construction)\\.tsx$|\\.test\\.tsx$',
      },
      to: { path: '^web/src/app/feature-pages\\.css$' },
    },
  ],
  options: {
    // swc, because dependency-cruiser cannot use TypeScript 7; it sees type-only imports too.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(web/dist|functions/dist|operations/src/adopt/template)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}

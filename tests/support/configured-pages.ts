import { college } from '@prangan/college/config'
import { departmentPath, facultyNames, facultyPath } from '@prangan/contract/departments'
import { pagePaths } from '@prangan/contract/page-paths'
import * as plugins from '@prangan/plugins/contract/names'
import { configMatcher } from 'superstatic/lib/utils/patterns.js'
import firebase from '../../firebase.json' with { type: 'json' }

type Course = keyof typeof college.courses

export const pluginPages: readonly string[] = Object.values<{ path: string }>(plugins.pagePaths).map(
  ({ path }) => path,
)

/** The pages that follow from the college's configuration and its plugins, by their paths in the main language. */
export const configuredPages: readonly string[] = [
  ...facultyNames.flatMap((name) => [facultyPath(name), departmentPath(name)]),
  ...Object.keys(college.courses).map((course) => pagePaths[course as Course].path),
  ...pluginPages,
]

/** Paths that look like a faculty's, of which there is none. */
export const unknownPages: readonly string[] = ['/faculty/no-such-faculty', '/no-such-faculty/viewfaculty']

/** Returns the function to which Hosting sends a path without a file. */
export const functionAt = (path: string): string | undefined =>
  firebase.hosting.rewrites.find((rewrite) => configMatcher(path, rewrite))?.function.functionId

/** Returns a path with its last segment in capitals. */
export const inCapitals = (path: string): string => path.replace(/[^/]*$/, (segment) => segment.toUpperCase())

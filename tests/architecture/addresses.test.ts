import { departmentPath, facultyNames } from '@prangan/contract/departments'
import { endpointTable, splitRoute } from '@prangan/contract/endpoints/table'
import { allLanguages, pathIn } from '@prangan/contract/languages'
import { expect, test } from 'vitest'
import firebase from '../../firebase.json' with { type: 'json' }
import {
  configuredPages,
  functionAt,
  inCapitals,
  pluginPages,
  unknownPages,
} from '../support/configured-pages.ts'

/** Departments whose slug is the first segment of an endpoint. */
const likeEndpoints = ['admin', 'faculty', 'media', 'news'].map(departmentPath)

test.each([...configuredPages, ...unknownPages, ...likeEndpoints])(
  'Hosting sends %s to the pages in each language, with a slash at its end and in capitals',
  (path) => {
    const addresses = allLanguages
      .map((language) => pathIn(language, path))
      .flatMap((each) => [each, `${each}/`, inCapitals(each)])
    expect(addresses.filter((address) => functionAt(address) !== 'pages')).toEqual([])
  },
)

test.each(Object.values(endpointTable).flatMap(({ routes }) => routes))(
  'Hosting sends %s to the endpoints',
  (route) => {
    expect(functionAt(splitRoute(route).path.replace(/[:*]\w+/g, 'x'))).toBe('api')
  },
)

test('firebase.json names no faculty and no page of a plugin', () => {
  const named = firebase.hosting.rewrites.flatMap(({ source, regex }) =>
    (source ?? regex ?? '').split(/[/@(|)]/),
  )
  expect(facultyNames.filter((name) => named.includes(name))).toEqual([])
  expect(pluginPages.filter((path) => named.includes(path.slice(1)))).toEqual([])
})

import '../information/information.css'
import { college } from '@prangan/contract/college.config'
import { useLoaderData } from 'react-router-dom'
import type { PageContent } from '../../content/pages/page-content.ts'
import { paths } from '../../paths.ts'
import { InformationPage } from '../information/information-page.tsx'
import type { PageModule } from '../page-module.ts'
import { collegeStructuredData } from '../structured-data.ts'

const contents = import.meta.glob<{ page: PageContent }>([
  '../../content/pages/*.ts',
  '!../../content/pages/{page-content,texts}.ts',
  '!../../content/pages/*.test.ts',
])

async function readContent(name: string): Promise<PageContent> {
  const read = contents[`../../content/pages/${name}.ts`]
  if (!read) throw new Error(`There is no web/src/content/pages/${name}.ts.`)
  return (await read()).page
}

/** The page module of an information page; `content` names its file in `content/pages`, `path` is its canonical path. */
export function informationPage(content: string, path: string): PageModule<PageContent> {
  return {
    loader: () => readContent(content),
    Component: () => <InformationPage page={useLoaderData<PageContent>()} path={path} />,
    meta: ({ title, description }) => ({
      title: title.en,
      description,
      canonicalPath: path,
      ...(path === paths.contact.path && { structuredData: collegeStructuredData(college) }),
    }),
  }
}

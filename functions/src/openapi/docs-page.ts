import { createHash } from 'node:crypto'
import { escapeHtml } from '@prangan/contract/escape-html'
import type { Operation, Parameter } from './describe-operation.ts'
import { docsStyle } from './docs-style.ts'
import type { JsonSchema } from './json-schema.ts'
import type { OpenApiDocument } from './openapi-document.ts'

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(docsStyle).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const code = (text: string): string => `<code>${escapeHtml(text)}</code>`
const anchor = (tag: string): string => tag.toLowerCase().replaceAll(/\W+/g, '-')

type Call = { method: string; path: string; operation: Operation }

export function docsPage(document: OpenApiDocument): { html: string; policy: string } {
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(
      ([method, operation]): Call => ({ method: method.toUpperCase(), path, operation }),
    ),
  )
  const ofTag = (name: string) => calls.filter(({ operation }) => operation.tags.includes(name))
  const links = document.tags.map(({ name }) => `<li><a href="#${anchor(name)}">${escapeHtml(name)}</a></li>`)
  const sections = document.tags.map(
    ({ name, description }) =>
      `<section id="${anchor(name)}"><h2>${escapeHtml(name)}</h2><p>${escapeHtml(description)}</p>${ofTag(name).map(callBlock).join('')}</section>`,
  )
  const { title, description } = document.info
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="icon" href="/favicon.svg"><style>${docsStyle}</style></head>
<body><a class="skip" href="#main">Skip to the calls</a>
<header><div><p class="over"><a href="/">The college’s site</a></p><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(description)}</p><p>${calls.length} calls. <a href="/api/openapi.json">The same as an OpenAPI document</a></p></div></header>
<nav aria-label="Subjects"><ul>${links.join('')}</ul></nav>
<main id="main">${sections.join('\n')}</main></body></html>`
  return { html, policy }
}

function callBlock({ method, path, operation }: Call): string {
  const { summary, description, operationId, parameters = [], requestBody, responses } = operation
  const bodies = Object.entries(requestBody?.content ?? {})
  return `<details id="${operationId}"><summary><h3><span class="method ${method.toLowerCase()}">${method}</span> ${breakable(path)}</h3>
<span class="summary">${escapeHtml(summary)}</span></summary>
<p>${escapeHtml(description)}</p>
${parameters.length > 0 ? `<h4>In the address</h4>${fieldTable(parameters.map(parameterRow))}` : ''}
${bodies.map(([type, { schema, example }]) => bodyBlock(type, schema, example)).join('')}
<h4>Answers</h4><table><thead><tr><th scope="col">Status</th><th scope="col">What it says</th></tr></thead><tbody>${Object.entries(responses).map(responseRow).join('')}</tbody></table></details>`
}

const breakable = (path: string): string => `<code>${escapeHtml(path).replaceAll('/', '/<wbr>')}</code>`

type FieldRow = { name: string; schema: JsonSchema; isRequired: boolean }

const parameterRow = ({ name, schema }: Parameter): FieldRow => ({ name, schema, isRequired: true })

function fieldTable(rows: readonly FieldRow[]): string {
  const lines = rows.map(
    ({ name, schema, isRequired }) =>
      `<tr><th scope="row">${code(name)}${isRequired ? ' <span class="required">required</span>' : ''}</th><td>${escapeHtml(inWords(schema))}</td></tr>`,
  )
  return `<table><thead><tr><th scope="col">Name</th><th scope="col">What it takes</th></tr></thead><tbody>${lines.join('')}</tbody></table>`
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema): FieldRow[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    isRequired: required.includes(name),
  }))
}

function bodyBlock(type: string, schema: JsonSchema, example: unknown): string {
  return `<h4>Body: ${code(type)}</h4>${fieldTable(fieldsOf(schema))}<h5>Example</h5><pre tabindex="0"><code>${escapeHtml(JSON.stringify(example, null, 2))}</code></pre>`
}

function responseRow([status, { description, content }]: [string, Operation['responses'][string]]): string {
  const fields = Number(status) < 300 ? fieldsOf(content['application/json']?.schema ?? {}) : []
  const list = fields.map(({ name, schema }) => `<li>${code(name)}: ${escapeHtml(inWords(schema))}</li>`)
  const says = description.split(' · ').map(escapeHtml).join('<br>')
  return `<tr><th scope="row">${status}</th><td>${says}${list.length > 0 ? `<ul>${list.join('')}</ul>` : ''}</td></tr>`
}

function inWords(schema: JsonSchema): string {
  if (schema.description) return schema.description
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (choices) return [...new Set(choices.map(inWords))].join(', or ')
  if (Array.isArray(schema.enum)) return `one of ${schema.enum.map((value) => value || '(blank)').join(', ')}`
  if ('const' in schema) return schema.const === '' ? 'blank' : String(schema.const)
  if (schema.type === 'array') return `a list of ${inner(schema.items as JsonSchema | undefined)}`
  if (schema.type === 'object' && schema.properties) return inner(schema)
  if (schema.type === 'object') {
    return `by name, each ${inWords((schema.additionalProperties ?? {}) as JsonSchema)}`
  }
  const format = schema.format ? ` (${schema.format})` : ''
  const bound = schema.maxLength ? `, up to ${schema.maxLength} characters` : ''
  const kind = schema.type === 'string' ? 'text' : String(schema.type ?? 'anything')
  return `${kind}${format}${bound}`
}

const inner = (schema: JsonSchema = {}): string =>
  schema.properties ? `{ ${Object.keys(schema.properties).join(', ')} }` : inWords(schema)

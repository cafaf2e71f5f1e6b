import fc from 'fast-check'

/** Values that no form sends on purpose and that have broken programs before. */

const marks = [
  '',
  ' ',
  '\0',
  'a\0b',
  // Half of a surrogate pair, at either end.
  '\ud800',
  'x\udfff',
  // Right-to-left text, and letters that look like others.
  '\u202egnp.exe',
  'ａｄｍｉｎ＠sarvodaya.test',
  'аdmin@sarvodaya.test',
  'ﬀ\u2028İı',
  '\u200b\ufeff\u2060',
  '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}',
  `e${'\u0301'.repeat(3_000)}`,
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  "' OR 1=1 --",
  '=HYPERLINK("http://elsewhere.test")',
  '{{7*7}}#{7*7}',
  'subject\r\nBcc: everyone@elsewhere.test',
  '../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '%00',
  '%s%s%n',
  '-1',
  '0',
  '1e309',
  'NaN',
  '9'.repeat(400),
  '0000-00-00',
  '2024-02-30',
  '9999-12-31',
  '+275760-09-13T00:00:00.000Z',
  '9999-12-31T23:59:59Z',
  '1970-01-01T00:00:00+23:59',
  'javascript:alert(1)',
  'data:text/html,<script>1</script>',
  '//elsewhere.test',
  '/\\elsewhere.test',
  'https://',
  'http://[::1',
  `${'a'.repeat(250)}@`,
  `${'a.'.repeat(120)}@a.${'a-'.repeat(60)}`,
  `${' '.repeat(15_000)}x`,
  `${'1'.repeat(15_000)}-`,
] as const

/** Makes any text up to the longest that fits a form's field. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...marks) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(120, 121, 200, 201, 4_001, 16_384).map((n) => 'x'.repeat(n)) },
)

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -1,
      0.5,
      1e308,
      Number.MAX_SAFE_INTEGER,
      [],
      {},
      ['text'],
      [[[]]],
      { toString: 'x' },
      { length: 1e9 },
      { $ne: null },
      { toMillis: 1, seconds: 1, nanoseconds: 1e12 },
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** A path segment: escaped, or with characters that no browser leaves unescaped. */
export const hostileSegment: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '__proto__',
      '__x__',
      '.',
      '..',
      '...',
      '%2e%2e',
      'x%2Fy',
      '..%2F..%2Fnews%2Fone',
      '%2F',
      '%5C',
      '%00',
      'a%00b',
      '%ED%A0%80',
      '%E0%A4%A',
      '%',
      '%25%32%66',
      '%F0%9F%98%80',
      '%E2%80%AE',
      'constructor',
      'undefined',
      '*',
      ':id',
      '%20',
      '%0d%0aSet-Cookie:%20a=b',
      'x;y=z',
      'x.pdf.html',
      'a@b',
      'nobody%40sarvodaya.test',
      'x'.repeat(65),
      'x'.repeat(2_000),
      `${'..%2f'.repeat(200)}etc%2fpasswd`,
    ),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).map(escapeWell) },
  { weight: 1, arbitrary: fc.stringMatching(/^[A-Za-z0-9_.~!$&'()*+,;=:@-]{1,30}$/) },
)

function escapeWell(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { range: 'bytes=0-' },
      { range: 'bytes=9999999999-,0-0,-1' },
      { range: 'bytes=-0' },
      { range: 'lines=1-2' },
      { 'if-none-match': '*' },
      { 'if-none-match': `"${'x'.repeat(3_000)}"` },
      { 'if-modified-since': 'yesterday' },
      { 'if-range': 'W/"x"' },
      { origin: 'null' },
      { origin: 'https://elsewhere.test' },
      { 'x-http-method-override': 'DELETE' },
      { 'x-forwarded-for': ',,, ,' },
      { 'x-forwarded-for': `${'1.2.3.4, '.repeat(300)}5.6.7.8` },
      { 'x-forwarded-for': '<script>' },
      { 'x-forwarded-host': 'elsewhere.test' },
      { 'x-original-url': '/admin/one' },
      { 'sec-fetch-mode': 'navigate' },
      { 'sec-purpose': 'prefetch' },
      { accept: 'text/html;q=9' },
      { 'accept-encoding': 'identity;q=0, *;q=0' },
      { 'accept-language': '*'.repeat(1_000) },
      { cookie: '__session=x; __proto__=y' },
      { te: 'trailers' },
    ),
  },
)

/** `good` is the token of somebody with access. */
export const hostileBearer: fc.Arbitrary<'good' | string> = fc.oneof(
  { weight: 12, arbitrary: fc.constant('good') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '',
      'Bearer null',
      'Bearer undefined',
      'Bearer ',
      'Bearer',
      'Bearer a.b.c',
      `Bearer ${'a'.repeat(6_000)}`,
      'Bearer eyJhbGciOiJub25lIn0.e30.',
      'Bearer ..',
      'Basic YWRtaW46YWRtaW4=',
      'Bearer x, Bearer y',
      'bearer \t x',
    ),
  },
)

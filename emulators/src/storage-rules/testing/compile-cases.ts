const inBucket = (rules: string, version = "rules_version = '2';") => `${version}
service firebase.storage {
  match /b/{bucket}/o {
    ${rules}
  }
}
`

/**
 * Invalid rules with their `errors`, or with `warnings` despite which they load. As in production, an unknown name makes its
 * condition fail. Each message has file:line:column.
 */
export type CompileCases = { issue: string; source: string; errors: RegExp[]; warnings: RegExp[] }

export const compileCases: CompileCases[] = [
  {
    issue: 'an allow without its colon',
    source: inBucket('match /a/{x} { allow get if true; }'),
    errors: [/^storage\.rules:4:30 .*'if'/],
    warnings: [],
  },
  {
    issue: 'a condition that is cut short',
    source: inBucket('match /a/{x} { allow get: if 1 == ; }'),
    errors: [/^storage\.rules:4:39 .*';'/],
    warnings: [],
  },
  {
    issue: 'a missing closing brace',
    source: "rules_version = '2';\nservice firebase.storage {\n  match /b/{bucket}/o {\n",
    errors: [/^storage\.rules:4:1 .*<EOF>/],
    warnings: [],
  },
  {
    issue: 'a text that is not rules',
    source: 'everyone may read everything',
    errors: [/^storage\.rules:1:1 /],
    warnings: [],
  },
  { issue: 'an empty file', source: '', errors: [/^storage\.rules:0:0 .*empty/], warnings: [] },
  {
    issue: 'a string that is not closed',
    source: inBucket("match /a/{x} { allow get: if x == 'a; }"),
    errors: [/^storage\.rules:5:3 .*closing '/],
    warnings: [],
  },
  {
    issue: 'a match without its body',
    source: inBucket('match /a/{x} { }'),
    errors: [/^storage\.rules:4:\d+ .*'match' body/],
    warnings: [],
  },
  {
    issue: 'a match without its slash',
    source: inBucket('match a/{x} { allow get: if true; }'),
    errors: [/^storage\.rules:4:11 /],
    warnings: [],
  },
  {
    issue: 'a path with two globs',
    source: inBucket('match /{a=**}/{b=**} { allow get: if true; }'),
    errors: [/^storage\.rules:4:\d+ /],
    warnings: [],
  },
  {
    issue: 'let in rules version 1',
    source: inBucket('function f() { let a = 1; return a == 1; } match /a/{x} { allow get: if f(); }', ''),
    errors: [/^storage\.rules:4:\d+ .*[Ll]et/],
    warnings: [],
  },
  {
    issue: 'a version that does not exist',
    source: inBucket('match /a/{x} { allow get: if true; }', "rules_version = '9';"),
    errors: [/^storage\.rules:1:\d+ /],
    warnings: [],
  },
  {
    issue: 'a function that calls itself',
    source: inBucket('function f() { return f(); } match /a/{x} { allow get: if f(); }'),
    errors: [/^storage\.rules:4:\d+ /],
    warnings: [],
  },
  {
    issue: 'a function defined twice',
    source: inBucket(
      'function f() { return true; } function f() { return false; } match /a/{x} { allow get: if f(); }',
    ),
    errors: [/^storage\.rules:4:\d+ /],
    warnings: [],
  },
  {
    issue: 'an unknown variable',
    source: inBucket('match /a/{x} { allow get: if user.admin; }'),
    errors: [],
    warnings: [/^storage\.rules:4:34 .*user/],
  },
  {
    issue: 'an unknown function',
    source: inBucket('match /a/{x} { allow get: if isAdmin(); }'),
    errors: [],
    warnings: [/^storage\.rules:4:34 .*isAdmin/],
  },
  {
    issue: 'an argument too many',
    source: inBucket('function f(a) { return a == 1; } match /a/{x} { allow get: if f(1, 2); }'),
    errors: [],
    warnings: [/^storage\.rules:4:\d+ .*arguments.*f/],
  },
  {
    issue: 'an argument too few for a method',
    source: inBucket('match /a/{x} { allow get: if x.matches(); }'),
    errors: [],
    warnings: [/^storage\.rules:4:\d+ .*matches/],
  },
  {
    issue: 'an unknown method',
    source: inBucket('match /a/{x} { allow fetch: if true; }'),
    errors: [],
    warnings: [/^storage\.rules:4:\d+ .*fetch/],
  },
  {
    issue: 'another service',
    source: "rules_version = '2';\nservice cloud.storage { match /b/{b}/o/{x} { allow get: if true; } }\n",
    errors: [],
    warnings: [/^storage\.rules:2:\d+ .*cloud\.storage/],
  },
  {
    issue: 'a document of Firestore, which this runtime does not fetch',
    source: inBucket(
      'match /a/{x} { allow get: if firestore.get(/databases/(default)/documents/a/b).data.open; }',
    ),
    errors: [],
    warnings: [/^storage\.rules:4:\d+ .*firestore/],
  },
]

/** Without a version, rules have version 1, in which firebase-tools denies lists. */
export const versionless = inBucket('match /a/{path=**} { allow read: if true; }', '')

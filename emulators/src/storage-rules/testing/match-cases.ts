export type MatchCases = { title: string; rules: string; allowed: string[]; refused: string[] }

export const matchCases: MatchCases[] = [
  {
    title: '{file} takes one segment',
    rules: 'match /folder/{file} { allow get: if true; }',
    allowed: [
      'get folder/a',
      'get folder/a.pdf',
      'get folder/50%.pdf',
      'get folder/{file}',
      'get folder/a b+c',
      'get folder/%2F',
    ],
    refused: [
      'get folder',
      'get folder/a/b',
      'get other/a',
      'get Folder/a',
      'get folder//a',
      'get a',
      'get /folder/a',
      'get folder/a/b/c',
    ],
  },
  {
    title: '{path=**} takes none, one or many segments in rules version 2',
    rules: 'match /folder/{path=**} { allow get: if true; }',
    allowed: ['get folder/a', 'get folder/a/b', 'get folder/a/b/c', 'get folder'],
    refused: ['get other/a', 'get folders/a', 'get other/folder/a'],
  },
  {
    title: 'a wildcard in the middle takes one segment',
    rules: "match /resumes/{uid}/{file} { allow get: if uid == 'u1' && file == 'cv.pdf'; }",
    allowed: ['get resumes/u1/cv.pdf'],
    refused: [
      'get resumes/u2/cv.pdf',
      'get resumes/u1/other.pdf',
      'get resumes/u1',
      'get resumes/u1/cv.pdf/x',
      'get resumes/cv.pdf/u1',
    ],
  },
  {
    title: '{path=**} before a name takes any depth before it',
    rules: 'match /{path=**}/thumb.png { allow get: if true; }',
    allowed: ['get thumb.png', 'get a/thumb.png', 'get a/b/thumb.png'],
    refused: ['get a', 'get a/other.png', 'get thumb.png/a'],
  },
  {
    title: 'a glob is a path, whose segments can be asked',
    rules:
      "match /folder/{path=**} { allow get: if path is path && path[0] == 'a' && string(path) == '/a/b'; }",
    allowed: ['get folder/a/b'],
    refused: ['get folder/a', 'get folder/b/a', 'get folder/a/b/c', 'get folder'],
  },
  {
    title: 'a nested match goes by both patterns, and a grant does not reach down into it',
    rules: "match /a/{x} { allow get: if x == '1'; match /b/{y} { allow get: if x == '1' && y == '2'; } }",
    allowed: ['get a/1', 'get a/1/b/2'],
    refused: ['get a/2', 'get a/1/b/1', 'get a/2/b/2', 'get a/1/c/2', 'get a/1/b', 'get b/2'],
  },
  {
    title: 'where several matches apply, one grant is enough, whatever the others say',
    rules: `match /a/{x} { allow get: if false; } match /a/{x} { allow get: if 1 / 0 == 1; }
      match /{y}/b { allow get: if true; }`,
    allowed: ['get a/b'],
    refused: ['get a/c', 'list a/b', 'delete a/b'],
  },
  {
    title: 'read is get and list',
    rules: 'match /a/{x} { allow read: if true; }',
    allowed: ['get a/1', 'list a/1'],
    refused: ['create a/1', 'update a/1', 'delete a/1', 'list b/1', 'nonsense a/1'],
  },
  {
    title: 'write is create, update and delete',
    rules: 'match /a/{x} { allow write: if true; }',
    allowed: ['create a/1', 'update a/1', 'delete a/1'],
    refused: ['get a/1', 'list a/1', 'create b/1'],
  },
  {
    title: 'get does not list',
    rules: 'match /a/{x} { allow get: if true; }',
    allowed: ['get a/1'],
    refused: ['list a/1', 'list a', 'create a/1', 'update a/1', 'delete a/1'],
  },
  {
    title: 'create neither updates nor deletes',
    rules: 'match /a/{x} { allow create: if true; }',
    allowed: ['create a/1'],
    refused: ['update a/1', 'delete a/1', 'get a/1', 'list a/1'],
  },
  {
    title: 'several methods share a condition, and one method may have several',
    rules: "match /a/{x} { allow get, delete: if x == '1'; allow delete: if x == '2'; }",
    allowed: ['get a/1', 'delete a/1', 'delete a/2'],
    refused: ['get a/2', 'delete a/3', 'list a/1', 'create a/1', 'update a/1'],
  },
  {
    title: 'allow without a condition always allows',
    rules: 'match /a/{x} { allow get; }',
    allowed: ['get a/1'],
    refused: ['list a/1', 'get b/1'],
  },
  {
    title: 'a function takes arguments and sees the request and the wildcards around it',
    rules: `function isOne(value) { return value == '1'; }
      match /a/{x} {
        function both(value) { return isOne(value) && isOne(x) && request.kind == 'test'; }
        allow get: if both(x);
        allow list: if both('2');
      }`,
    allowed: ['get a/1'],
    refused: ['get a/2', 'list a/1', 'create a/1'],
  },
  {
    title: 'let names a value, and a later one may use it',
    rules: `match /a/{x} {
        function ends(name) {
          let parts = name.split('[.]');
          let ending = parts[parts.size() - 1];
          return parts.size() > 1 && ending == 'pdf';
        }
        allow get: if ends(x);
      }`,
    allowed: ['get a/b.pdf', 'get a/b.c.pdf'],
    refused: ['get a/pdf', 'get a/b.PDF', 'get a/b.pdf.exe', 'get a/b.'],
  },
  {
    title: 'a failing let fails only where it is used',
    rules: `match /a/{x} {
        function f(name) { let bad = 1 / 0; return name == '1' || bad == 1; }
        allow get: if f(x);
      }`,
    allowed: ['get a/1'],
    refused: ['get a/2'],
  },
  {
    title: 'a function may not be called by another service or match that cannot see it',
    rules: `match /a/{x} { function yes() { return true; } allow get: if yes(); }
      match /b/{x} { allow get: if yes(); }`,
    allowed: ['get a/1'],
    refused: ['get b/1'],
  },
  {
    title: 'rules without a grant refuse everything',
    rules: 'match /a/{x} { allow read, write: if false; }',
    allowed: [],
    refused: ['get a', 'get a/1', 'list a', 'create a/1', 'update a/1', 'delete a/1'],
  },
]

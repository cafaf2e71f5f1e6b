/**
 * Conditions that need no request, by topic: those that allow, those that refuse because they are false, and those
 * that refuse because they fail.
 */
export type ConditionCases = { topic: string; allows: string[]; refuses: string[]; fails: string[] }

export const expressionCases: ConditionCases[] = [
  {
    topic: 'equality',
    allows: ['1 == 1', '1 == 1.0', "'a' == 'a'", 'null == null', '[1, 2] == [1, 2]', "{'a': 1} == {'a': 1}"],
    refuses: [
      '1 == 2',
      "1 == '1'",
      "'a' == 'A'",
      "null == ''",
      'null == false',
      '[1, 2] == [2, 1]',
      "{'a': 1} == {}",
    ],
    fails: [],
  },
  {
    topic: 'inequality',
    allows: ['1 != 2', "'a' != 'A'", "null != 'a'", '[] != [1]'],
    refuses: ['1 != 1', "'a' != 'a'", 'null != null', "{'a': 1} != {'a': 1}"],
    fails: [],
  },
  {
    topic: 'order',
    allows: ['1 < 2', '2 <= 2', '3 > 2.5', "'a' < 'b'", "duration.value(1, 's') < duration.value(1, 'm')"],
    refuses: ['2 < 1', '2 < 2', '1 >= 2', "'b' < 'a'", "'B' > 'a'"],
    fails: ["1 < '2'", 'null > 1', '[1] < [2]', 'true > false'],
  },
  {
    topic: 'arithmetic',
    allows: [
      '5 * 1024 * 1024 == 5242880',
      '7 / 2 == 3',
      '7 % 2 == 1',
      '2 - 3 == -1',
      "'a' + 'b' == 'ab'",
      '1 + 2 * 3 == 7',
    ],
    refuses: ['(1 + 2) * 3 == 7', '7 / 2 == 3.5'],
    fails: [
      '1 / 0 == 0',
      '1 % 0 == 0',
      "1 + 'a' == '1a'",
      "'a' * 2 == 'aa'",
      'null + 1 == 1',
      '-null == null',
    ],
  },
  {
    topic: 'and',
    allows: ['true && true', '1 == 1 && 2 == 2'],
    refuses: ['true && false', 'false && true', 'false && 1 / 0 == 1', '1 / 0 == 1 && false'],
    fails: ['true && 1 / 0 == 1', '1 / 0 == 1 && true', "true && 'yes'", 'true && null', 'true && 1'],
  },
  {
    topic: 'or',
    allows: ['true || false', 'false || true', 'true || 1 / 0 == 1', '1 / 0 == 1 || true'],
    refuses: ['false || false', 'false || 1 == 2'],
    fails: ['false || 1 / 0 == 1', '1 / 0 == 1 || false', "false || 'yes'", '1 / 0 == 1 || 1 / 0 == 1'],
  },
  {
    topic: 'not',
    allows: ['!false', '!!true', '!(1 == 2)', 'true || false && false'],
    refuses: ['!true', '!(1 == 1)', '(true || false) && false'],
    fails: ['!null', '!1', "!''", '!(1 / 0 == 1)'],
  },
  {
    topic: 'membership',
    allows: [
      "'a' in ['a', 'b']",
      "'a' in {'a': 1}",
      "!('c' in ['a', 'b'])",
      '1 in [1, 2].toSet()',
      'null in [null]',
    ],
    refuses: ["'c' in ['a', 'b']", "'A' in ['a']", "'a' in []", '3 in [1, 2].toSet()', "'a' in [['a']]"],
    fails: ["1 in {'a': 1}", "'a' in 'abc'", "'a' in null", "'a' in 1"],
  },
  {
    topic: 'the ternary',
    allows: [
      'true ? true : false',
      '1 == 2 ? false : true',
      'true ? true : 1 / 0 == 1',
      "(1 < 2 ? 'a' : 'b') == 'a'",
    ],
    refuses: ['true ? false : true', '1 == 2 ? true : false', 'false ? 1 / 0 == 1 : false'],
    fails: [
      'true ? 1 / 0 == 1 : true',
      'null ? true : true',
      '1 / 0 == 1 ? true : true',
      "'yes' ? true : true",
    ],
  },
  {
    topic: 'the type test',
    allows: [
      'true is bool',
      '1 is int',
      '1 is number',
      '1.5 is float',
      '1.5 is number',
      "'a' is string",
      '[] is list',
      '{} is map',
      "b'a' is bytes",
      "duration.value(1, 's') is duration",
      'timestamp.date(2026, 1, 1) is timestamp',
      'latlng.value(0, 0) is latlng',
      'path("/a/b") is path',
    ],
    refuses: [
      "'true' is bool",
      "'1' is int",
      '1 is float',
      '1.5 is int',
      '1 is string',
      'null is string',
      '{} is list',
      '[] is map',
    ],
    fails: ['1 / 0 is int'],
  },
  {
    topic: 'conversion',
    allows: [
      "int('2') == 2",
      "float('2.5') == 2.5",
      "string(2) == '2'",
      "string(null) == 'null'",
      'int(2.9) == 2',
    ],
    refuses: ["string(true) == 'TRUE'", "int('2') == '2'"],
    fails: ["int('a') == 1", "float('a') == 1.0", 'int(null) == 0'],
  },
  {
    topic: 'math',
    allows: [
      'math.abs(-2) == 2',
      'math.ceil(1.2) == 2',
      'math.floor(1.8) == 1',
      'math.pow(2, 3) == 8.0',
      'math.round(1.5) == 2',
    ],
    refuses: ['math.isNaN(1.0)', 'math.sqrt(4) == 3'],
    fails: ["math.abs('a') == 1", 'math.sqrt(null) == 1'],
  },
]

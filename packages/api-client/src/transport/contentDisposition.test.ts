import { expect, test } from 'vitest'
import { fileNameOf } from './contentDisposition.ts'

test.each<[string | null, string]>([
  [null, ''],
  ['attachment', ''],
  ['attachment; filename=party.ics', 'party.ics'],
  ['attachment; filename="my party.ics"', 'my party.ics'],
  ['attachment; FILENAME = "a\\"b.ics"', 'a_b.ics'],
  ["attachment; filename=\"x.ics\"; filename*=UTF-8''F%C3%AAte.ics", 'Fête.ics'],
  ["attachment; filename*=UTF-8''%E0%A4%A; filename=x.ics", 'x.ics'],
  ['attachment; filename="../../etc/passwd"', '_.._etc_passwd'],
  ["attachment; filename*=UTF-8''..%2F%00a%0D%0Ab.ics", '_ab.ics'],
  ["attachment; filename*=UTF-8''party%E2%80%AEsci.exe", 'partysci.exe'],
  ['attachment; filename="C:\\\\party.ics"', 'C__party.ics'],
])('%s is the file %j', (header, name) => {
  expect(fileNameOf(header)).toBe(name)
})

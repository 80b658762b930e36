/*
 * This check runs before the rest is even read: an old Node knows neither its syntax nor its modules, and would show a
 * syntax error instead of the missing version. It is written so that Node 12 can read it.
 */
export function exigirNode() {
  if (Number.parseInt(process.versions.node, 10) >= 20) return;
  process.stderr.write(
    `\nO Rateia precisa de Node 20 ou mais novo; este é o ${process.version}. Instale em https://nodejs.org\n`,
  );
  process.exit(1);
}

/*
 * This check runs before the rest is even read: a Node of long ago knows neither its words nor its modules, and would
 * show its own stumbling place instead of the missing version. Written so that Node 12 reads it.
 */
export const exigirNode = () => {
  if (Number.parseInt(process.versions.node, 10) >= 20) return;
  process.stderr.write(
    `\nO Rateia precisa de Node 20 ou mais novo; este é o ${process.version}. Instale em https://nodejs.org\n`,
  );
  process.exit(1);
};

import type { Plugin } from 'vite';

const LISTA = /\bm\.f=\[([^\]]*)\]/;
const PEDIDOS = /__vite__mapDeps\(\[([\d,]*)\]\)/g;

/**
 * Shortens the list of files that load together with a later file. Files that the app has had from its start are not
 * requested again, so their names are left out. They leave a gap in the list, because the others are named by their
 * place in it.
 */
export function semOQueJaVeio(codigo: string, jaVeio: ReadonlySet<string>): string {
  const nomes = LISTA.exec(codigo)?.[1]?.split(',') ?? [];
  const veio = nomes.map((nome) => jaVeio.has(nome.slice(1, -1)));
  if (!veio.includes(true)) return codigo;
  return codigo
    .replace(LISTA, `m.f=[${nomes.map((nome, n) => (veio[n] === true ? '' : nome)).join(',')}]`)
    .replace(PEDIDOS, (_tudo, lugares: string) => {
      const ficam = lugares.split(',').filter((lugar) => lugar !== '' && veio[Number(lugar)] !== true);
      return `__vite__mapDeps([${ficam.join(',')}])`;
    });
}

/** Runs after the bundler has written the lists. */
export function pluginPedidosEnxutos(): Plugin {
  return {
    name: 'rateia-pedidos-enxutos',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_opcoes, feitos) {
        const partes = Object.values(feitos).filter((feito) => feito.type === 'chunk');
        // A set that grows while it is walked: an imported file imports others too.
        const jaVeio = new Set(partes.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
        for (const nome of jaVeio)
          for (const importado of partes.find(({ fileName }) => fileName === nome)?.imports ?? [])
            jaVeio.add(importado);
        for (const parte of partes) parte.code = semOQueJaVeio(parte.code, jaVeio);
      },
    },
  };
}

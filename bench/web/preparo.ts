import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Mundo } from './mundo.ts';
import type { Papel } from './pessoa.ts';

/** The address of a route, and the data that the tab must keep for it: the answers of the steps before. */
export type Endereco = { readonly href: string; readonly naAba: Readonly<Record<string, unknown>> };

export type Preparo = {
  readonly papel: Papel;
  readonly preparar: (mundo: Mundo) => Promise<Endereco> | Endereco;
  /** A link of an e-mail with a code that does not exist: the measured screen is the one that says so. */
  readonly recusado?: true;
  /** The page to which this screen leads a person who has not done the step before it: the way there is measured. */
  readonly levaA?: string;
};

export function visita(papel: Papel, href: string): Preparo {
  return { papel, preparar: () => ({ href, naAba: {} }) };
}
export function comCodigoQueNaoVale(papel: Papel, href: string): Preparo {
  return { ...visita(papel, href), recusado: true };
}
export function em(papel: Papel, href: (mundo: Mundo) => Promise<string>): Preparo {
  return {
    papel,
    preparar: async (mundo) => ({ href: await href(mundo), naAba: {} }),
  };
}
/** The version under which a flow keeps its state, as its feature says it: a state of another version is forgotten by the page. */
function versaoDoFluxo(nome: string): number {
  const pasta = resolve(import.meta.dirname, '../../apps/web/src/features');
  for (const arquivo of globSync('*/fluxo.ts', { cwd: pasta })) {
    const achada = new RegExp(`nome: '${nome}',\\s+versao: (\\d+)`).exec(readFileSync(resolve(pasta, arquivo), 'utf8'));
    if (achada !== null) return Number(achada[1]);
  }
  throw new Error(`no flow ${nome}`);
}
/** A step of a flow whose earlier answers are in the tab. */
export function noFluxo(
  papel: Papel,
  fluxo: string,
  passo: (mundo: Mundo) => Promise<{ readonly href: string; readonly estado: unknown }>,
): Preparo {
  return {
    papel,
    preparar: async (mundo) => {
      const { href, estado } = await passo(mundo);
      const dono = fluxo === 'registro' ? 'aba' : mundo.pessoas[papel].id;
      return { href, naAba: { [`rateia.fluxo.${fluxo}`]: { versao: versaoDoFluxo(fluxo), dono, estado } } };
    },
  };
}

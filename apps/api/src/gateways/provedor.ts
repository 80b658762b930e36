import { z } from 'zod';
import type { ConfigWebhook } from './config.ts';
import type { Observador } from './observador.ts';
import type { Dependencias } from './resiliencia.ts';

export type Ambiente = Readonly<Record<string, string | undefined>>;

/** The settings of the process that every provider may read. */
export type Arredores = {
  readonly producao: boolean;
  /** The sandbox on this machine, where a provider without an address of its own is: `http://localhost:3100`. */
  readonly sandbox: string;
  readonly webhook: ConfigWebhook;
  /** Where a provider reaches us: `mailto:` or a page. */
  readonly contato: string;
};

/** The parts of the process that an adapter works with. */
export type Apoios = {
  readonly observador: Observador;
  readonly parede: () => number;
  /** The product's clock, where it may be moved: a provider as unreal as the clock keeps pace with it. */
  readonly relogio: Pick<Dependencias, 'agora'>;
};

type Valores = Readonly<Record<string, string>>;

/** The values of a configuration that production examines, each by the name of its row. */
export type ProvasDeProducao = {
  /** Addresses that must lead outside. */
  readonly enderecos?: Valores;
  /** Secrets that only we may know. */
  readonly segredos?: Valores;
  /** Names that the provider knows us by. */
  readonly nomes?: Valores;
  /** Addresses of ours that people write to. */
  readonly contatos?: Valores;
  /** Faults that only this provider can see, in words. */
  readonly faltas?: readonly string[];
};

/** The values of the sandbox. They are public, and production refuses them anywhere. */
type Publicos = { readonly segredos?: readonly string[]; readonly nomes?: readonly string[] };

/**
 * One part of the outside world: the rows of the environment that it reads, what production asks of them, and the
 * adapter made of them. `PROVEDORES` lists them; configuration and gateways are composed from that list.
 */
export type Provedor<Config, Gateway> = {
  /** The faults of its rows, each with the row's name. */
  readonly faltas: (ambiente: Ambiente) => readonly string[];
  readonly ler: (ambiente: Ambiente, arredores: Arredores) => Config;
  readonly criar: (config: Config, apoios: Apoios) => Gateway;
  readonly provas: (config: Config) => ProvasDeProducao;
  readonly daSandbox: Publicos;
};

type Declaracao<Linhas, Config, Gateway> = {
  readonly linhas: z.ZodType<Linhas>;
  readonly config: (linhas: Linhas, arredores: Arredores) => Config;
  readonly criar: (config: Config, apoios: Apoios) => Gateway;
  readonly provas: (config: Config) => ProvasDeProducao;
  readonly daSandbox?: Publicos;
};

export function provedor<Linhas, Config, Gateway>(d: Declaracao<Linhas, Config, Gateway>): Provedor<Config, Gateway> {
  return {
    faltas: (ambiente) => faltasDe(d.linhas.safeParse(ambiente).error),
    ler: (ambiente, arredores) => d.config(d.linhas.parse(ambiente), arredores),
    criar: d.criar,
    provas: d.provas,
    daSandbox: d.daSandbox ?? {},
  };
}

type Problemas = { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] };

/** The faults of rows in words: `PIX_URL: Invalid URL`. */
export function faltasDe(erro: Problemas | undefined): readonly string[] {
  return (erro?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** A row that is a text, with the value that serves where none is given. */
export function linhaDeTexto(padrao: string) {
  return z.string().min(1).default(padrao);
}

export function linhaDePorta(padrao: number) {
  return z.coerce.number().int().min(0).max(65_535).default(padrao);
}

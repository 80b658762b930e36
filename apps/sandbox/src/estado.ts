import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import type { Centavos } from '@rateia/domain/dinheiro';
import { criarArquivoDeLinhas } from './arquivo-de-linhas.ts';

export type StatusCobranca = 'ATIVA' | 'CONCLUIDA' | 'REMOVIDA_PELO_USUARIO_RECEBEDOR' | 'REMOVIDA_PELO_PSP';

export interface Cobranca {
  readonly txid: string;
  readonly chave: string;
  readonly criacao: string;
  readonly locId: number;
  readonly location: string;
  expiracao: number;
  valor: Centavos;
  status: StatusCobranca;
  revisao: number;
  devedor?: Readonly<Record<string, string>>;
  solicitacaoPagador?: string;
  infoAdicionais?: readonly { readonly nome: string; readonly valor: string }[];
  copiaECola: string;
  readonly pix: string[];
}

export interface Pessoa {
  readonly cpf: string;
  readonly nome: string;
}

export interface PixRecebido {
  readonly endToEndId: string;
  readonly txid: string;
  readonly chave: string;
  readonly valor: Centavos;
  readonly horario: string;
  readonly pagador: Pessoa;
  readonly devolucoes: Devolucao[];
}

export interface Devolucao {
  readonly id: string;
  readonly rtrId: string;
  readonly valor: Centavos;
  readonly solicitacao: string;
  readonly descricao?: string;
  /** Decided when it is requested, applied when it is settled. */
  readonly recusar?: boolean;
  status: 'EM_PROCESSAMENTO' | 'DEVOLVIDO' | 'NAO_REALIZADO';
  liquidacao?: string;
  motivo?: string;
}

export interface Envio {
  readonly idEnvio: string;
  readonly endToEndId: string;
  readonly valor: Centavos;
  readonly chavePagador: string;
  readonly infoPagador?: string;
  readonly favorecido: { readonly chave: string; readonly cpf?: string };
  readonly solicitacao: string;
  /** Decided when ordered, applied when settled. */
  readonly recusar: boolean;
  status: 'EM_PROCESSAMENTO' | 'REALIZADO' | 'NAO_REALIZADO';
  liquidacao?: string;
}

export interface Mensagem {
  readonly id: string;
  readonly canal: 'email' | 'sms' | 'telegram' | 'push';
  readonly de: string;
  readonly para: readonly string[];
  readonly assunto: string;
  readonly texto: string;
  readonly html?: string;
  readonly recebidaEm: string;
  /** Files that came with an e-mail. */
  readonly anexos?: readonly { readonly nome: string; readonly texto: string }[];
  /** The way to stop e-mails like this one, as mail programs read it (RFC 8058). */
  readonly descadastro?: { readonly endereco: string; readonly umClique: boolean };
}

export interface Entrega {
  readonly id: string;
  readonly url: string;
  readonly corpo: string;
  /** Headers that the sender adds, its signature among them. */
  readonly cabecalhos?: Readonly<Record<string, string>>;
  readonly criadaEm: string;
  tentativas: number;
  situacao: 'pendente' | 'retida' | 'entregue' | 'falhou' | 'perdida';
  ultimoStatus?: number;
}

/** An account at Google or Facebook that a person can log in with. */
export interface PessoaSocial {
  readonly id: string;
  readonly provedor: ProvedorSocial;
  readonly nome: string;
  readonly sobrenome: string;
  readonly email: string;
  /** The provider has seen that the e-mail is theirs. */
  readonly emailVerificado: boolean;
}
export type ProvedorSocial = 'google' | 'facebook';

export interface Estado {
  sequencia: number;
  readonly cobrancas: Record<string, Cobranca>;
  readonly pix: Record<string, PixRecebido>;
  readonly envios: Record<string, Envio>;
  webhooks: Record<string, { readonly url: string; readonly criacao: string }>;
  mensagens: Mensagem[];
  entregas: Entrega[];
  readonly pessoasSociais: PessoaSocial[];
  /** The data that each provider keeps for itself, by its name (`Guarda.parte`). */
  readonly partes: Record<string, Record<string, unknown>>;
}

/**
 * The newest are kept; a sandbox that runs for weeks must not grow for ever. The oldest go a tenth at a time, because the
 * file of the messages is then written anew.
 */
export const LIMITE_DE_MENSAGENS = 2_000;
const FOLGA_DE_MENSAGENS = 200;
export const LIMITE_DE_ENTREGAS = 5_000;

function criarEstado(lido: Partial<Estado> = {}): Estado {
  return {
    sequencia: 0,
    mensagens: [],
    entregas: [],
    pessoasSociais: [],
    ...lido,
    cobrancas: porNome(lido.cobrancas),
    pix: porNome(lido.pix),
    envios: porNome(lido.envios),
    webhooks: porNome(lido.webhooks),
    partes: porNome(
      Object.fromEntries(Object.entries(lido.partes ?? {}).map(([nome, itens]) => [nome, porNome(itens)])),
    ),
  };
}

/** Asked for by names that come from outside: without a prototype, there is no `constructor` that nobody put in. */
function porNome<Item>(itens: Readonly<Record<string, Item>> = {}): Record<string, Item> {
  const vazio: Record<string, Item> = Object.create(null);
  return Object.assign(vazio, itens);
}

/**
 * The state, kept in a JSON file between runs when `arquivo` is given, with the messages in a file of lines beside it:
 * they are most of its size, and never change.
 */
export interface Guarda {
  readonly estado: Estado;
  /** The things that one provider keeps, by their ids; no other provider reads them. */
  readonly parte: <Item>(nome: string) => Record<string, Item>;
  /** Counts the changes: pages reload when it moves. */
  readonly versao: () => number;
  readonly alterado: () => void;
  readonly esvaziar: () => void;
  /** Resolves once everything that has changed by now is in the file: before it is answered, or told to anybody. */
  readonly gravada: () => Promise<void>;
}

/** A change that nobody waits for is written within this time. */
const ESPERA_PARA_GRAVAR_MS = 300;

export function criarGuarda(arquivo: string | undefined): Guarda {
  const caixa = arquivo === undefined ? undefined : criarArquivoDeLinhas<Mensagem>(`${arquivo}.mensagens`);
  const estado = criarEstado(arquivo === undefined ? {} : { ...ler(arquivo), mensagens: caixa?.ler() ?? [] });
  let versao = 0;
  let noArquivo = 0;
  let emCurso: Promise<void> | undefined;
  let marcada = false;
  async function gravar(destino: string): Promise<void> {
    const desta = versao;
    const { mensagens, ...resto } = estado;
    const texto = JSON.stringify(resto);
    await caixa?.gravar(mensagens);
    // Written beside and renamed, so that a kill in the middle leaves the last whole file.
    await writeFile(`${destino}.novo`, texto);
    await rename(`${destino}.novo`, destino);
    noArquivo = desta;
  }
  // One file at a time: changes that come while it is written wait for the next write, which holds all of them.
  async function gravada(): Promise<void> {
    const ate = versao;
    while (arquivo !== undefined && noArquivo < ate) {
      emCurso ??= gravar(arquivo).finally(() => {
        emCurso = undefined;
      });
      await emCurso;
    }
  }
  function gravarDepois(): void {
    if (marcada) return;
    marcada = true;
    setTimeout(() => {
      marcada = false;
      // A caller who waits for an answer is told that the write failed. A change that nobody waits for is tried again
      // with the next one.
      gravada().catch(() => undefined);
    }, ESPERA_PARA_GRAVAR_MS).unref();
  }
  function alterado() {
    versao += 1;
    if (estado.mensagens.length > LIMITE_DE_MENSAGENS + FOLGA_DE_MENSAGENS)
      estado.mensagens.splice(0, estado.mensagens.length - LIMITE_DE_MENSAGENS);
    if (estado.entregas.length > LIMITE_DE_ENTREGAS)
      estado.entregas.splice(0, estado.entregas.length - LIMITE_DE_ENTREGAS);
    if (arquivo !== undefined) gravarDepois();
  }
  return {
    estado,
    parte: <Item>(nome: string) => {
      estado.partes[nome] ??= porNome();
      return estado.partes[nome] as Record<string, Item>;
    },
    versao: () => versao,
    alterado,
    esvaziar: () => {
      Object.assign(estado, criarEstado());
      alterado();
    },
    gravada,
  };
}

function ler(arquivo: string): Partial<Estado> {
  try {
    const lido: unknown = JSON.parse(readFileSync(arquivo, 'utf8'));
    return typeof lido === 'object' && lido !== null ? lido : {};
  } catch (erro) {
    const novo = erro instanceof Error && 'code' in erro && erro.code === 'ENOENT';
    if (novo) return {};
    throw new Error(`O arquivo da sandbox (${arquivo}) não pôde ser lido. Apague-o para começar do zero.`, {
      cause: erro,
    });
  }
}

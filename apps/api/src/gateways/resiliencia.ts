import type { Instante } from '@rateia/domain/datas';
import { rastroAtual } from '../db/rastro.ts';
import type { Ambiente } from './ambiente.ts';
import { ambienteReal } from './ambiente.ts';
import type { Disjuntor } from './disjuntor.ts';
import { criarDisjuntor } from './disjuntor.ts';
import { FalhaDeChamada } from './falha-de-chamada.ts';
import type { Observador, TentativaObservada } from './observador.ts';
import { observadorMudo } from './observador.ts';
import type { ContextoChamada } from './resultado.ts';

/** The limits of every call to one provider. */
export interface Politica {
  /** One attempt, connection included. */
  readonly tempoLimiteMs: number;
  /** Attempts in all, the first one included. */
  readonly tentativas: number;
  /** Waits grow as base × 2^n, capped, each multiplied by a random fraction in [0.5, 1). */
  readonly esperaBaseMs: number;
  readonly esperaMaximaMs: number;
  readonly limiteDeFalhas: number;
  readonly repousoMs: number;
}

export const politicaPadrao: Politica = {
  tempoLimiteMs: 5_000,
  tentativas: 3,
  esperaBaseMs: 200,
  esperaMaximaMs: 2_000,
  limiteDeFalhas: 8,
  repousoMs: 15_000,
};

/** The optional surroundings that every adapter takes beside its configuration. */
export interface Dependencias {
  readonly ambiente?: Ambiente;
  readonly observador?: Observador;
  readonly politica?: Partial<Politica>;
  /** The product's time, told to the provider with each call. Only where the product's clock may be moved. */
  readonly agora?: () => Instante;
}

export interface Operacao {
  readonly nome: string;
  /** True when doing it twice equals doing it once: reads, and writes named by our own id. */
  readonly repetivel: boolean;
  readonly contexto?: ContextoChamada | undefined;
}

export interface Tentativa<Valor> {
  readonly valor: Valor;
  readonly statusHttp?: number;
}

/** `aposDuvida`: an earlier attempt of the same operation may have worked, or may still be on its way. */
export type Tentar<Valor> = (sinal: AbortSignal, aposDuvida: boolean) => Promise<Tentativa<Valor>>;

/** Runs the attempts of one operation; throws `FalhaDeChamada` when none is left. */
export type Executar = <Valor>(operacao: Operacao, tentar: Tentar<Valor>) => Promise<Valor>;

/** Time-out, bounded retries with jitter and a circuit breaker around the calls to one provider. */
export function criarResiliencia(gateway: string, dependencias: Dependencias = {}): Executar {
  const ambiente = dependencias.ambiente ?? ambienteReal;
  const observador = dependencias.observador ?? observadorMudo;
  const politica = { ...politicaPadrao, ...dependencias.politica };
  const disjuntor = criarDisjuntor({
    limiteDeFalhas: politica.limiteDeFalhas,
    repousoMs: politica.repousoMs,
    cronometro: ambiente.cronometro,
    aoMudar: (estado) => observador.disjuntor({ gateway, estado }),
  });

  async function umaVez<Valor>(passo: Passo<Valor>): Promise<Valor> {
    const sinal = passo.operacao.contexto?.sinal;
    if (!disjuntor.permite()) throw new FalhaDeChamada({ tipo: 'disjuntor', talvezFeito: false });
    try {
      const { valor, statusHttp } = await comLimite(passo.tentar, politica.tempoLimiteMs, sinal);
      disjuntor.sucesso();
      passo.observar('ok', statusHttp);
      return valor;
    } catch (erro) {
      julgar(disjuntor, erro, sinal?.aborted === true);
      throw erro;
    }
  }

  return async (operacao, tentar) => {
    const sinal = operacao.contexto?.sinal;
    // One attempt that may have worked makes the whole operation doubtful, whatever the later attempts say.
    let talvezFeito = false;
    for (let numero = 1; ; numero += 1) {
      const aposDuvida = talvezFeito;
      const observar = observarTentativa({ gateway, observador, ambiente, operacao, numero });
      try {
        return await umaVez({ operacao, observar, tentar: (limite) => tentar(limite, aposDuvida) });
      } catch (erro) {
        if (!(erro instanceof FalhaDeChamada)) throw erro;
        observar(erro.tipo, erro.statusHttp);
        talvezFeito ||= erro.talvezFeito;
        const falha = erro.comDuvida(talvezFeito);
        if (!valeRepetir(erro, operacao) || numero >= politica.tentativas) throw falha;
        await ambiente.esperar(espera(politica, numero, ambiente.aleatorio()), sinal).catch((interrupcao: unknown) => {
          throw sinal?.aborted === true ? falha : interrupcao;
        });
      }
    }
  };
}

function valeRepetir(falha: FalhaDeChamada, operacao: Operacao): boolean {
  if (operacao.contexto?.sinal?.aborted === true) return false;
  return falha.passageira && (operacao.repetivel || !falha.talvezFeito);
}

interface Passo<Valor> {
  readonly operacao: Operacao;
  readonly observar: (desfecho: TentativaObservada['desfecho'], statusHttp?: number) => void;
  readonly tentar: (sinal: AbortSignal) => Promise<Tentativa<Valor>>;
}

/** Tells the breaker the meaning of a failed attempt for the provider: none when the caller gave up. */
function julgar(disjuntor: Disjuntor, erro: unknown, desistiu: boolean): void {
  if (desistiu || !(erro instanceof FalhaDeChamada)) disjuntor.neutro();
  else if (erro.contaContraOProvedor) disjuntor.falha();
  else disjuntor.sucesso();
}

interface TentativaEmCurso {
  readonly gateway: string;
  readonly observador: Observador;
  readonly ambiente: Ambiente;
  readonly operacao: Operacao;
  readonly numero: number;
}

function observarTentativa(tentativa: TentativaEmCurso): Passo<unknown>['observar'] {
  const { gateway, observador, ambiente, operacao, numero } = tentativa;
  const requestId = operacao.contexto?.requestId ?? rastroAtual();
  const inicio = ambiente.cronometro();
  return (desfecho, statusHttp) =>
    observador.tentativa({
      gateway,
      operacao: operacao.nome,
      tentativa: numero,
      desfecho,
      duracaoMs: ambiente.cronometro() - inicio,
      ...(statusHttp === undefined ? {} : { statusHttp }),
      ...(requestId === undefined ? {} : { requestId }),
    });
}

function espera(politica: Politica, numero: number, sorte: number): number {
  const teto = Math.min(politica.esperaMaximaMs, politica.esperaBaseMs * 2 ** (numero - 1));
  return Math.round(teto * (0.5 + sorte / 2));
}

async function comLimite<Valor>(
  tentar: (sinal: AbortSignal) => Promise<Valor>,
  tempoLimiteMs: number,
  deFora: AbortSignal | undefined,
): Promise<Valor> {
  const limite = new AbortController();
  const alarme = setTimeout(() => limite.abort(), tempoLimiteMs);
  const sinal = deFora === undefined ? limite.signal : AbortSignal.any([limite.signal, deFora]);
  try {
    return await tentar(sinal);
  } catch (erro) {
    if (sinal.aborted && !(erro instanceof FalhaDeChamada))
      throw new FalhaDeChamada({ tipo: 'tempo', talvezFeito: true });
    throw erro;
  } finally {
    clearTimeout(alarme);
  }
}

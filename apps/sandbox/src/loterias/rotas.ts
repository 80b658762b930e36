import { somarDias } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavosParaDecimal } from '@rateia/domain/dinheiro';
import { MESES } from '@rateia/domain/loterias/recusa-da-aposta';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Contexto } from '../contexto.ts';
import { seguirRelogio } from '../relogio.ts';
import { decididosDe } from './decidir.ts';
import type { Concurso, NomeDaLoteria } from './sorteios.ts';
import { concursosAte, ehLoteria } from './sorteios.ts';

type Rota = { readonly Params: { readonly loteria: string; readonly concurso?: string } };
type Pedido = FastifyRequest<Rota>;

/**
 * Two sources of results, in the words of each. The official one has every trap of the real one: padded names, seventeen NUL
 * characters, a next date that is a Saturday. Under the fault `recusado` a source contradicts the other by one number.
 */
export function rotasDeLoterias(app: FastifyInstance, contexto: Contexto): void {
  function responder(escrever: (concurso: Concurso) => object) {
    return async (pedido: Pedido, resposta: FastifyReply) => {
      const achado = achar(pedido.params, contexto);
      if (achado === undefined) return resposta.code(404).send({ mensagem: 'Concurso não encontrado' });
      return escrever(pedido.falha?.modo === 'recusado' ? trocarUma(achado) : achado);
    };
  }
  function opcoes(servico: 'resultados' | 'resultadosAlternativos') {
    return {
      config: { servico },
      onRequest: seguirRelogio(contexto),
    };
  }
  app.get<Rota>('/loterias/oficial/:loteria', opcoes('resultados'), responder(comoOficial));
  app.get<Rota>('/loterias/oficial/:loteria/:concurso', opcoes('resultados'), responder(comoOficial));
  app.get<Rota>(
    '/loterias/alternativa/:loteria/:concurso',
    opcoes('resultadosAlternativos'),
    responder(comoAlternativa),
  );
}

function achar({ loteria, concurso }: Pedido['params'], contexto: Contexto): Concurso | undefined {
  if (!ehLoteria(loteria)) return undefined;
  const todos = concursosAte(loteria, { agora: contexto.relogio.agora(), decididos: decididosDe(contexto) });
  if (concurso === undefined || concurso === 'latest') return todos.at(-1);
  return todos.find(({ numero }) => String(numero) === concurso);
}

/** One drawn number is another one. */
function trocarUma(concurso: Concurso): Concurso {
  const [primeiro = [], ...outros] = concurso.sorteios;
  const trocada = Array.from({ length: 100 }, (_, i) => i + 1).find((dezena) => !primeiro.includes(dezena)) ?? 1;
  return { ...concurso, sorteios: [[trocada, ...primeiro.slice(1)], ...outros] };
}

function dois(numero: number): string {
  return String(numero).padStart(2, '0');
}
function emOrdem(dezenas: readonly number[]): readonly string[] {
  return [...dezenas].sort((a, b) => a - b).map(dois);
}
function dia(data: string | undefined): string {
  return data?.split('-').reverse().join('/') ?? '';
}
function reais(valor: Centavos): number {
  return Number(centavosParaDecimal(valor));
}
/** The estimate: a third of the revenue, in round thousands. */
function estimativa({ arrecadado }: Concurso): number {
  return Math.round(arrecadado / 300_000) * 1_000;
}
function acumulou({ premios }: Concurso): boolean {
  return premios[0]?.ganhadores === 0;
}

/** The words of the lottery where it has a team or a month, and where it has neither. */
function timeOuMes(nome: NomeDaLoteria, { time, mes }: Concurso): string | null {
  if (nome === 'timemania') return time.replace('/', `${' '.repeat(Math.max(1, 19 - time.length))}/`);
  if (nome === 'diadesorte') return MESES[mes - 1] ?? null;
  return nome === 'maismilionaria' ? null : '\0'.repeat(17);
}

function comoOficial(c: Concurso): object {
  // The official answer still names the Saturday before a Sunday draw.
  const proximo =
    c.proximo !== undefined && new Date(`${c.proximo}T12:00:00Z`).getUTCDay() === 0
      ? somarDias(c.proximo, -1)
      : c.proximo;
  return {
    tipoJogo: c.nome.toUpperCase(),
    numero: c.numero,
    dataApuracao: dia(c.dia),
    dataProximoConcurso: dia(proximo),
    numeroConcursoProximo: c.numero + 1,
    listaDezenas: emOrdem(c.sorteios[0] ?? []),
    listaDezenasSegundoSorteio: c.sorteios[1] === undefined ? null : emOrdem(c.sorteios[1]),
    dezenasSorteadasOrdemSorteio: [...c.sorteios.flat(), ...c.trevos].map(dois),
    trevosSorteados: c.trevos.map(String),
    nomeTimeCoracaoMesSorte: timeOuMes(c.nome, c),
    listaRateioPremio: c.premios.map(({ faixa, descricao, ganhadores, valor }) => ({
      faixa,
      descricaoFaixa: descricao,
      numeroDeGanhadores: ganhadores,
      valorPremio: reais(valor),
    })),
    acumulado: acumulou(c),
    valorArrecadado: reais(c.arrecadado),
    valorEstimadoProximoConcurso: estimativa(c),
    indicadorConcursoEspecial: 1,
    localSorteio: 'ESPAÇO DA SORTE',
    nomeMunicipioUFSorteio: 'SÃO PAULO, SP',
  };
}

function comoAlternativa(c: Concurso): object {
  return {
    loteria: c.nome,
    concurso: c.numero,
    data: dia(c.dia),
    local: 'ESPAÇO DA SORTE em SÃO PAULO, SP',
    dezenas: c.sorteios.flatMap(emOrdem),
    dezenasOrdemSorteio: c.sorteios.flat().map(dois),
    trevos: c.trevos.map(String),
    timeCoracao: c.nome === 'timemania' ? c.time.replace('/', ' /') : null,
    mesSorte: c.nome === 'diadesorte' ? (MESES[c.mes - 1] ?? null) : null,
    premiacoes: c.premios.map(({ faixa, descricao, ganhadores, valor }) => ({
      descricao,
      faixa,
      ganhadores,
      valorPremio: reais(valor),
    })),
    acumulou: acumulou(c),
    proximoConcurso: c.numero + 1,
    dataProximoConcurso: dia(c.proximo),
    valorEstimadoProximoConcurso: estimativa(c),
  };
}

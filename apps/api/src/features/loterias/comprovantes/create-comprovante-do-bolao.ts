import { createHash, randomUUID } from 'node:crypto';
import type { backofficeBoloes as contrato } from '@rateia/contracts/backoffice-boloes';
import type { Recebida } from '@rateia/contracts/chamada';
import { ID_ESTADO_BOLAO, ID_MODO_DO_BOLAO, MAQUINA_BOLAO } from '@rateia/domain/loterias/bolao';
import { lerJogos } from '@rateia/domain/loterias/jogo-escrito';
import { sql } from 'kysely';
import { anunciarArquivos, ficarCom } from '../../../db/arquivos-a-guardar.ts';
import type { Trx } from '../../../db/banco.ts';
import { exigir, mover } from '../../../db/mover.ts';
import { temRestricao } from '../../../db/restricao.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Conclusao } from '../../../http/rotas.ts';
import type { Bolao } from '../boloes/bolao.ts';
import { acharBolao, apostasDoBolao, travarBolao } from '../boloes/bolao.ts';
import { apresentarComprovante } from './apresentar-comprovante.ts';
import { leitorDoComprovante } from './arquivo-do-comprovante.ts';
import { conferirComprovante } from './figura-do-comprovante.ts';
import { comprovantes } from './repository.ts';

type Contrato = typeof contrato.createComprovanteDoBolao;

/**
 * An official receipt, held against game, concurso and numbers of the bets of its pool. The file is kept as it was sent,
 * sealed, so that its hash is that of the proof; it is looked at before, and shown written anew (REGRAS 2.12 Receipt).
 */
export async function createComprovanteDoBolao(
  ctx: ContextoUsuario,
  { params: { id }, body }: Recebida<Contrato>,
): Promise<Conclusao<Contrato>> {
  const { deps, db, agora, usuario, ip } = ctx;
  exigirEtapa(await acharBolao(db, id));
  const recebido = ctx.arquivo ?? recusar('dadosInvalidos');
  await conferirComprovante(deps, recebido);
  const { bytes } = recebido;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const arquivo = `comprovantes/${randomUUID()}`;
  const chave = deps.cifra.novaChave();
  const leitor = leitorDoComprovante({ arquivo });
  const provisorio = await anunciarArquivos(deps, [arquivo]);
  const { situacao } = await deps.gateways.arquivos.guardar(arquivo, deps.cifra.cifrarBytes(chave, bytes, leitor));
  if (situacao !== 'ok') return recusar('indisponivel');
  return async (trx) => {
    const bolao = exigirEtapa(await travarBolao(trx, id));
    const apostas = await apostasDoComprovante(trx, { id, body });
    const cotas = cotasDoComprovante(bolao, body.cotas);
    await comecarRegistro(trx, { bolao, usuarioId: usuario.id, agora });
    const { id: comprovanteId } = await trx
      .insertInto('comprovantes')
      .values({
        bolao_id: id,
        loteria: body.loteria,
        concurso: body.concurso,
        terminal: body.terminal,
        sha256,
        apostas: sql`${[...apostas]}::smallint[]`,
        cotas: cotas === null ? null : sql`${[...cotas]}::integer[]`,
        arquivo,
        tamanho: bytes.length,
        chave_embrulhada: deps.cifra.embrulhar(chave, leitor),
        enviado_por: usuario.id,
        enviado_em: agora,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch((erro: unknown) => {
        if (temRestricao(erro, 'comprovantes_sha256_key')) return recusar('comprovanteRepetido');
        throw erro;
      });
    await ficarCom(trx, provisorio);
    const alvo = `bolao:${id}`;
    await registrarAuditoria(trx, { usuarioId: usuario.id, acao: 'bolao.comprovante', alvo, ip, em: agora });
    return apresentarComprovante(await comprovantes(trx).where('id', '=', comprovanteId).executeTakeFirstOrThrow());
  };
}

/** Receipts come after the close of sales and before the last moment for them. */
function exigirEtapa(bolao: Bolao | undefined): Bolao {
  if (bolao === undefined) return recusar('bolaoNaoEncontrado');
  const etapas: readonly string[] = [ID_ESTADO_BOLAO.encerradoParaVenda, ID_ESTADO_BOLAO.registrando];
  return etapas.includes(bolao.estado) ? bolao : recusar('bolaoForaDaEtapa');
}

async function apostasDoComprovante(
  trx: Trx,
  { id, body }: { readonly id: number; readonly body: Recebida<Contrato>['body'] },
): Promise<readonly number[]> {
  const { loteria, concurso, jogos } = body;
  const todas = await apostasDoBolao(trx, id);
  if (todas.every(({ aposta }) => aposta.loteria !== loteria))
    return recusar('dadosInvalidos', campo('loteria', 'Este bolão não tem apostas desta loteria.'));
  const doConcurso = todas.filter(({ aposta, concurso: n }) => aposta.loteria === loteria && n === concurso);
  if (doConcurso.length === 0)
    return recusar('dadosInvalidos', campo('concurso', `O comprovante é do concurso ${concurso}, e o bolão não.`));
  const lidos = lerJogos(
    jogos,
    doConcurso.map(({ aposta }) => aposta),
  );
  if ('sobra' in lidos) return recusar('dadosInvalidos', campo('jogos', `Não é um jogo deste bolão: ${lidos.sobra}`));
  if (lidos.ordens.length === 0) return recusar('dadosInvalidos', campo('jogos', 'Escreva os jogos do comprovante.'));
  return lidos.ordens.flatMap((ordem) => doConcurso[ordem]?.ordem ?? []);
}

/** The cotas that it is the receipt of, in a pool with a receipt of each cota. */
function cotasDoComprovante({ modo, totalCotas }: Bolao, texto: string | undefined): readonly number[] | null {
  if (modo === ID_MODO_DO_BOLAO.umBilhete) return null;
  const [de = 0, ate = de] = (texto ?? '').split('-').map(Number);
  if (de < 1 || ate < de || ate > totalCotas)
    return recusar('dadosInvalidos', campo('cotas', `Informe as cotas, de 1 a ${totalCotas}.`));
  return Array.from({ length: ate - de + 1 }, (_, i) => de + i);
}

async function comecarRegistro(
  trx: Trx,
  { bolao, usuarioId, agora }: { readonly bolao: Bolao; readonly usuarioId: number; readonly agora: string },
): Promise<void> {
  if (bolao.estado !== ID_ESTADO_BOLAO.encerradoParaVenda) return;
  const { id, estado: de, vendasAte, comprovarAte } = bolao;
  const contexto = { agora, vendasAte, comprovarAte, comprovantesCompletos: false };
  exigir(
    await mover(trx, MAQUINA_BOLAO, {
      id,
      de,
      evento: 'registrar',
      quem: 'operador',
      usuarioId,
      agora,
      contexto,
      mudar: { mudou_em: agora },
    }),
  );
}

function campo(nome: string, texto: string) {
  return { dados: { campos: { [nome]: texto } } };
}

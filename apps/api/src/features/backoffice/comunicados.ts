import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { diaDe } from '@rateia/domain/datas';
import { LIMITES_DO_COMUNICADO, textoDoComunicado } from '@rateia/domain/notificacoes/comunicados';
import type { Executor } from '../../db/banco.ts';
import { emTransacao } from '../../db/banco.ts';
import { registrarAuditoria } from '../../db/transicoes.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import {
  contarComunicados,
  contarPublico,
  criarComunicado,
  listarComunicados,
  pararComunicado as parar,
  preencher,
} from '../notificacoes/index.ts';

type Escrito = Recebida<typeof backoffice.preverComunicado>['body'];

/** Announcements, newest first, with how far each went. */
export const getComunicados = async (
  { db }: ContextoUsuario,
  { query }: Recebida<typeof backoffice.getComunicados>,
): Promise<Resposta<typeof backoffice.getComunicados>> => ({
  itens: (await listarComunicados(db, query)).map(apresentar),
  total: await contarComunicados(db),
  pagina: query.pagina,
  porPagina: query.porPagina,
});

/** How it will read, and for how many. */
export const preverComunicado = async (
  { db, deps, agora }: ContextoUsuario,
  { body }: Recebida<typeof backoffice.preverComunicado>,
): Promise<Resposta<typeof backoffice.preverComunicado>> => {
  const { titulo, texto } = exigirPalavras(body);
  const { assunto, paragrafos, botao } = preencher(
    'comunicadoDoSistema',
    { titulo, texto, link: body.link },
    diaDe(agora),
  );
  return {
    pessoas: await contarPublico(db, deps, body),
    titulo: assunto,
    paragrafos: [...paragrafos],
    botao: botao ?? null,
  };
};

/** Writes one; who wrote it and for whom stays in the trail. */
export const createComunicado = async (
  { db, deps, usuario, agora, ip }: ContextoUsuario,
  { body }: Recebida<typeof backoffice.createComunicado>,
): Promise<Resposta<typeof backoffice.createComunicado>> =>
  await emTransacao(db, async (trx) => {
    exigirPalavras(body);
    const id = await criarComunicado(trx, deps, { ...body, operadorId: usuario.id, agora });
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'comunicado.criar',
      alvo: `comunicado:${id}`,
      dados: { categoria: body.categoria, publico: body.publico, uf: body.uf },
      ip,
      em: agora,
    });
    return await recemCriado(trx);
  });

/** Nobody else gets it. */
export const pararComunicado = async (
  { db, usuario, agora, ip }: ContextoUsuario,
  { params: { id } }: Recebida<typeof backoffice.pararComunicado>,
): Promise<void> =>
  await emTransacao(db, async (trx) => {
    const feito = await parar(trx, { id, operadorId: usuario.id, agora });
    if (feito === 'inexistente') recusar('naoEncontrado');
    if (feito === 'terminado') recusar('conflito', { message: 'Este comunicado já terminou.' });
    await registrarAuditoria(trx, {
      usuarioId: usuario.id,
      acao: 'comunicado.parar',
      alvo: `comunicado:${id}`,
      ip,
      em: agora,
    });
  });

/** What is left once tags are taken out may be too little to send. */
const exigirPalavras = (body: Escrito): { titulo: string; texto: string } => {
  const titulo = textoDoComunicado(body.titulo);
  const texto = textoDoComunicado(body.texto);
  if (titulo.length < LIMITES_DO_COMUNICADO.titulo.min || texto.length < LIMITES_DO_COMUNICADO.texto.min)
    recusar('dadosInvalidos', { message: 'O título e o texto precisam de palavras.' });
  return { titulo, texto };
};

const recemCriado = async (trx: Executor) => {
  const [novo] = await listarComunicados(trx, { pagina: 1, porPagina: 1 });
  if (novo === undefined) throw new Error('an announcement that was written is not there');
  return apresentar(novo);
};

const apresentar = ({
  nome,
  sobrenome,
  ultimaPessoa: _ultima,
  ...comunicado
}: Awaited<ReturnType<typeof listarComunicados>>[number]) => ({ ...comunicado, autor: `${nome} ${sobrenome}` });

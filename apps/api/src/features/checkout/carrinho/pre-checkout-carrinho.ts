import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import { composicaoDoCarrinho } from '@rateia/domain/grupos/carrinho';
import { composicao } from '@rateia/domain/grupos/precos';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirTermos } from '../../../http/exigir-termos.ts';
import { saldoDisponivel } from '../../livro/index.ts';
import { pagamentoAbertoDaFatura } from '../../pagamentos/index.ts';
import { apresentarComposicao, regrasDe } from '../presenter.ts';
import { acharGrupoParaEntrar } from '../repository.ts';
import { rotulosDe } from './julgar.ts';
import { minhaFatura } from './minha-fatura.ts';
import type { VagaRetida } from './repository.ts';
import { reservarCarrinho } from './reservar-carrinho.ts';

type Contrato = typeof checkout.preCheckoutCarrinho;
type Reservado = Resposta<typeof checkout.getPreCheckoutCarrinho>;

/** Takes the whole cart and holds it (spec B§7; REGRAS 2.14, 2.18). */
export const preCheckoutCarrinho = async (
  ctx: ContextoUsuario,
  { body: pedido }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> => {
  exigirTermos(ctx.usuario);
  const { gruposNoCarrinho: max } = (await ctx.deps.regras()).vagas;
  if (pedido.itens.length > max) recusar('carrinhoCheio', { valores: { max } });
  const { faturaId, naoReservados } = await reservarCarrinho(ctx, {
    itens: juntar(pedido.itens),
    comOsOutros: pedido.comOsOutros,
  });
  return { ...(await apresentar(ctx, faturaId)), naoReservados: [...naoReservados] };
};

/** The seats that are held for a cart (spec B§2 /checkout). */
export const getPreCheckoutCarrinho = async (
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof checkout.getPreCheckoutCarrinho>,
): Promise<Reservado> => await apresentar(ctx, id);

/** A group that is named twice has the seats of both (spec B§4). */
const juntar = (itens: Recebida<Contrato>['body']['itens']) => {
  const porGrupo = new Map<number, { grupoId: number; vagas: number; relacionamento: number | null }>();
  for (const { idGrupo: grupoId, vagas, meta } of itens) {
    const antes = porGrupo.get(grupoId);
    const relacionamento = meta?.relacionamento ?? antes?.relacionamento ?? null;
    porGrupo.set(grupoId, { grupoId, vagas: vagas + (antes?.vagas ?? 0), relacionamento });
  }
  return [...porGrupo.values()];
};

const apresentar = async ({ db, agora, usuario }: ContextoUsuario, id: number): Promise<Reservado> => {
  const usuarioId = usuario.id;
  const { fatura, vagas, ate } = await minhaFatura(db, { id, usuarioId, agora });
  const precos = vagas.map(precoDaVagaRetida);
  const soma = composicaoDoCarrinho(precos);
  if (soma === undefined) return recusar('naoEncontrado');
  const itens: Reservado['itens'] = [];
  for (const [i, vaga] of vagas.entries()) {
    const grupo = await acharGrupoParaEntrar(db, { grupoId: vaga.grupoId, usuarioId });
    if (grupo === undefined) throw new Error(`group ${vaga.grupoId} of invoice ${id} is gone`);
    itens.push({
      idGrupo: grupo.id,
      idAssinatura: vaga.assinaturaId,
      ...rotulosDe(grupo),
      regras: regrasDe(grupo),
      vagas: vaga.vagas,
      mensal: precos[i]?.mensal ?? 0,
    });
  }
  return {
    idPreCheckout: fatura.id,
    itens,
    composicao: apresentarComposicao(soma),
    saldo: await saldoDisponivel(db, usuarioId),
    reservaAte: ate,
    idPagamentoAberto: (await pagamentoAbertoDaFatura(db, { faturaId: fatura.id, agora }))?.idPublico ?? null,
  };
};

const precoDaVagaRetida = ({ preco, vagas, caucao }: VagaRetida) =>
  composicao({ preco, vagas, exigeCaucao: caucao > 0 });

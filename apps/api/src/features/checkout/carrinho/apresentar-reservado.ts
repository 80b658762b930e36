import type { Resposta } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import { composicaoDoCarrinho } from '@rateia/domain/grupos/carrinho';
import { comDescontos } from '@rateia/domain/grupos/composicao-com-descontos';
import { composicao } from '@rateia/domain/grupos/precos';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { saldoDisponivel } from '../../livro/index.ts';
import { pagamentoAbertoDaFatura } from '../../pagamentos/index.ts';
import { descontosRetidos } from '../cupons/descontos-retidos.ts';
import { acharGrupoParaEntrar } from '../grupo-para-entrar.ts';
import { apresentarComposicao, regrasDe } from '../presenter.ts';
import { rotulosDe } from './julgar.ts';
import { minhaFatura } from './minha-fatura.ts';
import type { VagaRetida } from './repository.ts';

type Reservado = Resposta<typeof checkout.getPreCheckoutCarrinho>;

/** A held cart of this person: its groups, and the price by their own snapshots. */
export async function apresentarReservado(
  { db, deps, agora, usuario }: ContextoUsuario,
  id: number,
): Promise<Reservado> {
  const usuarioId = usuario.id;
  const { fatura, vagas, ate } = await minhaFatura(db, { id, usuarioId, agora });
  const precos = vagas.map(precoDaVagaRetida);
  const soma = composicaoDoCarrinho(precos);
  if (soma === undefined) return recusar('naoEncontrado');
  const { descontos, cupom } = await descontosRetidos(db, deps, fatura);
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
    composicao: apresentarComposicao(comDescontos(soma, descontos)),
    cupom,
    saldo: await saldoDisponivel(db, usuarioId),
    reservaAte: ate,
    idPagamentoAberto: (await pagamentoAbertoDaFatura(db, { faturaId: fatura.id, agora }))?.idPublico ?? null,
  };
}

function precoDaVagaRetida({ preco, vagas, caucao }: VagaRetida) {
  return composicao({ preco, vagas, exigeCaucao: caucao > 0 });
}

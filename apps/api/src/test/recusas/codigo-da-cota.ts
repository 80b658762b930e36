import type { pagamentos } from '@rateia/contracts/pagamentos';
import { somar } from '@rateia/domain/dinheiro';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import type { Mundo } from '../app.ts';
import { comLoterias, criarBolao } from '../boloes.ts';
import type { Pessoa } from '../construtores.ts';
import { bolaoDoTrem } from './boloes.ts';
import type { Provocar, Recusas } from './tabela.ts';
import { comPessoa } from './tabela.ts';

type DoJogo = 'bolaoParaMaiores' | 'soParaMinasGerais' | 'jogoEmPausa' | 'jogoExcluido' | 'limiteDeJogo';

type Mudanca = (mundo: Mundo, como: Pessoa) => Promise<unknown>;

/** The code of a cota ended, and its hold with it; then the person changes, and asks for a new code. */
function daCota(
  mudar: Mudanca,
  { antes, partes }: { readonly antes?: Mudanca; readonly partes?: typeof bolaoDoTrem } = {},
): Provocar {
  return comPessoa(
    async (mundo, como) =>
      await comLoterias(mundo, async () => {
        await antes?.(mundo, como);
        const { id, valorCota, valorTaxa } = await criarBolao(mundo, partes?.(mundo));
        const pedido = { id, cotas: 1, meioPagamento: MEIO_PAGAMENTO.pix.id, valorTotal: somar(valorCota, valorTaxa) };
        const { corpo, bruto, status } = await mundo.chamar('createCotas', pedido, { como });
        if (status !== 200) throw new Error(`no code: ${bruto}`);
        await mundo.avancar({ minutos: REGRAS_PADRAO.meios.pix.minutosDoCodigo + 1 });
        await mudar(mundo, como);
        return await mundo.chamar('gerarNovoCodigo', { id: String(corpo.idPagamento) }, { como });
      }),
  );
}

function morarEm(uf: 'MG' | 'SP'): Mudanca {
  const endereco = { cidade: 'Praça', rua: 'Rua', bairro: 'Centro', numero: '1', complemento: '' };
  return async ({ aplicacao: { deps } }, { id }) => {
    const escrito = JSON.stringify({ ...endereco, cep: uf === 'MG' ? '30130000' : '01001000', uf });
    await deps.db
      .updateTable('usuarios')
      .set({ endereco_cifrado: deps.cifra.cifrar(escrito, 'usuario:endereco') })
      .where('id', '=', id)
      .execute();
  };
}

function afastar(tempo: 'umDia' | 'semPrazo'): Mudanca {
  return async (mundo, como) => await mundo.chamar('createAfastamento', { tempo }, { como });
}

/** Refusals of a new code for cotas: to ask for it is to buy them again (REGRAS 2.12). */
export const RECUSAS_DO_CODIGO_DA_COTA: Pick<Recusas<typeof pagamentos>['gerarNovoCodigo'], DoJogo> = {
  bolaoParaMaiores: daCota(async ({ aplicacao: { deps } }, { id }) => {
    const nascimento = deps.cifra.cifrar('2020-01-01', 'usuario:nascimento');
    await deps.db.updateTable('usuarios').set({ nascimento_cifrado: nascimento }).where('id', '=', id).execute();
  }),
  soParaMinasGerais: daCota(morarEm('SP'), { antes: morarEm('MG'), partes: bolaoDoTrem }),
  jogoEmPausa: daCota(afastar('umDia')),
  jogoExcluido: daCota(afastar('semPrazo')),
  limiteDeJogo: daCota(async (mundo, como) => await mundo.chamar('updateLimiteDeJogo', { valor: 100 }, { como })),
};

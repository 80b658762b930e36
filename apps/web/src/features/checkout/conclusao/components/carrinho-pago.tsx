import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { Conclusao } from './conclusao.tsx';

/** A cart is paid: each of its groups goes on by itself, in the list of the reader's groups. */
export function CarrinhoPago({ fatura }: { readonly fatura: RespostaDe<'getFatura'> | undefined }) {
  const caucao = fatura?.linhas.find(({ chave }) => chave === 'caucao')?.valor ?? 0;
  return (
    <Conclusao
      linhas={fatura?.linhas}
      titulo="Seus grupos estão pagos"
      detalhe={
        caucao > 0
          ? `Pagamento confirmado. ${formatarReais(centavos(caucao))} de caução ficam guardados no seu nome e voltam para você quando sair de cada grupo.`
          : 'Pagamento confirmado. Cada grupo segue por conta própria.'
      }
      acoes={
        <>
          <Botao tamanho="lg" bloco href={paths.meusGrupos()}>
            Ver meus grupos
          </Botao>
          {fatura !== undefined && (
            <Botao variante="texto" bloco href={paths.carteiraRecibo('fatura', fatura.id)}>
              Ver comprovante
            </Botao>
          )}
        </>
      }
    >
      {fatura !== undefined && (
        <Cartao titulo="O que você pagou">
          <ListaDefinicao
            itens={[
              ...fatura.linhas.map(({ chave, rotulo, valor }) => ({ chave, rotulo, valor: <Valor valor={valor} /> })),
              { rotulo: 'Total', valor: <Valor valor={fatura.valorTotal} />, total: true },
            ]}
          />
        </Cartao>
      )}
    </Conclusao>
  );
}

import { ERROS } from '@rateia/contracts/erros';
import { useBusca } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Conclusao } from '../components/conclusao.tsx';

/** /checkout/falha (spec 2, §2): the seat went to somebody else; the payment comes back by itself. */
export function TelaCheckoutFalha() {
  const { idGrupo } = useBusca();
  return (
    <Conclusao
      tom="recusado"
      titulo="Você não entrou neste grupo"
      detalhe={ERROS.vagaOcupada.message}
      acoes={
        <>
          <Botao tamanho="lg" bloco href={paths.grupos()}>
            Ver outros grupos
          </Botao>
          {idGrupo !== undefined && (
            <Botao variante="texto" bloco href={paths.grupo(idGrupo)}>
              Voltar a este grupo
            </Botao>
          )}
        </>
      }
    />
  );
}

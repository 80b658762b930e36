import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { useLevarCombo } from '../mutations.ts';
import { comboQueries } from '../queries.ts';

type Combo = RespostaDe<'getComboDeGrupos'>;

/** /checkout/combo/{id}: groups that go into the cart together, with a coupon while all of them are there (spec B§4). */
export function TelaComboDeGrupos() {
  const combo = useQuery(comboQueries.combo(useParametroId()));
  return (
    <Pagina titulo={combo.data?.nome ?? 'Combo'} voltar={paths.grupos()} largura="media">
      <Consulta consulta={combo} esqueleto={<OssoLista quantos={3} />} erro="Não conseguimos carregar o combo">
        {(dados) => <Grupos combo={dados} />}
      </Consulta>
    </Pagina>
  );
}

function Grupos({ combo: { id, itens, coupon } }: { readonly combo: Combo }) {
  const [recusa, setRecusa] = useState<string>();
  const levar = useLevarCombo(setRecusa);
  const mensal = itens.reduce((soma, item) => soma + item.mensal, 0);
  return (
    <>
      <Cartao titulo={`${itens.length} grupos juntos`} rente>
        <Lista>
          {itens.map(({ idGrupo, grupo, servico, vagas, mensal: valor }) => (
            <LinhaLista
              key={idGrupo}
              titulo={grupo}
              detalhe={`${servico} · ${vagas === 1 ? '1 vaga' : `${vagas} vagas`}`}
              fim={`${reais(valor)}/mês`}
              href={paths.grupo(idGrupo)}
            />
          ))}
        </Lista>
      </Cartao>
      {coupon !== null && (
        <Nota>
          O cupom {coupon} vale enquanto todos estes grupos estiverem no carrinho. A conta aparece antes de pagar.
        </Nota>
      )}
      {recusa !== undefined && (
        <Nota tom="danger" alerta>
          {recusa}
        </Nota>
      )}
      <Botao
        tamanho="lg"
        bloco
        fazendo={levar.isPending && 'Levando'}
        onClick={() => {
          setRecusa(undefined);
          levar.mutate({ body: { comboId: id } });
        }}
      >
        {`Levar o combo, ${reais(mensal)} por mês`}
      </Botao>
    </>
  );
}

function reais(valor: number): string {
  return formatarReais(centavos(valor));
}

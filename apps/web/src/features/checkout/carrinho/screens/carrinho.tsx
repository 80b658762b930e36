import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { dialogos } from '../../../../ui/dialogo/dialogos.ts';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Opcoes } from '../../../../ui/formulario/opcoes.tsx';
import { BarraAcao } from '../../../../ui/layout/barra-acao.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { NotaDoCombo } from '../../combo/components/nota-do-combo.tsx';
import { CampoCupom } from '../../cupom/components/campo-cupom.tsx';
import { ContaDoCarrinho } from '../components/conta-do-carrinho.tsx';
import { GruposDoCarrinho } from '../components/grupos-do-carrinho.tsx';
import {
  useCupomDoCarrinho,
  useLimparCarrinho,
  useMudarVagas,
  useRemoverDoCarrinho,
  useReservarCarrinho,
} from '../mutations.ts';
import type { Carrinho } from '../queries.ts';
import { carrinhoQueries } from '../queries.ts';

/** /checkout/carrinho: the cart of the account, the same on every device (spec 2, §4 Cart rules). */
export function TelaCarrinho() {
  const consulta = useQuery(carrinhoQueries.carrinho());
  const carrinho = consulta.data;
  if (carrinho === undefined || carrinho.itens.length === 0) {
    return (
      <Pagina titulo="Carrinho" voltar={paths.grupos()} largura="media">
        <Consulta consulta={consulta} esqueleto={<OssoLista />} erro="Não conseguimos carregar o seu carrinho">
          {() => (
            <Vazio
              titulo="Seu carrinho está vazio"
              detalhe="Adicione grupos e pague todos de uma vez. Nada é cobrado até lá."
              acao={<Botao href={paths.pesquisa()}>Procurar grupos</Botao>}
            />
          )}
        </Consulta>
      </Pagina>
    );
  }
  return <CarrinhoComGrupos carrinho={carrinho} />;
}

function CarrinhoComGrupos({ carrinho }: { readonly carrinho: Carrinho }) {
  const [recusa, setRecusa] = useState<string>();
  const [comOsOutros, setComOsOutros] = useState(false);
  const mudar = useMudarVagas();
  const remover = useRemoverDoCarrinho();
  const limpar = useLimparCarrinho();
  const cupom = useCupomDoCarrinho();
  const reservar = useReservarCarrinho(setRecusa);
  const { itens, composicao } = carrinho;
  const mudando = mudar.isPending || remover.isPending || limpar.isPending || cupom.isPending;

  async function esvaziar(): Promise<void> {
    const sim = await dialogos.mostrar({
      titulo: 'Esvaziar o carrinho?',
      corpo: 'Os grupos saem do carrinho em todos os seus aparelhos. Nada é cobrado.',
      acao: 'Esvaziar',
      escape: 'Manter o carrinho',
      perigo: true,
    });
    if (sim) limpar.mutate(undefined);
  }
  const botao = (
    <Botao
      tamanho="lg"
      bloco
      desligado={mudando || composicao === null}
      fazendo={reservar.isPending && 'Reservando'}
      onClick={() => {
        setRecusa(undefined);
        reservar.mutate({ body: { itens: itens.map(({ idGrupo, vagas }) => ({ idGrupo, vagas })), comOsOutros } });
      }}
    >
      Escolher como pagar
    </Botao>
  );
  return (
    <Pagina
      titulo="Carrinho"
      voltar={paths.grupos()}
      lado={
        composicao === null ? undefined : (
          <ContaDoCarrinho
            composicao={composicao}
            acao={botao}
            aceite="Suas vagas ficam reservadas no próximo passo. Nada é cobrado antes de você pagar."
          />
        )
      }
      barra={
        composicao === null ? undefined : (
          <BarraAcao soCelular rotulo="Você paga hoje" valor={<Valor valor={composicao.totalHoje} tamanho="md" />}>
            {botao}
          </BarraAcao>
        )
      }
    >
      {recusa !== undefined && (
        <Nota tom="danger" alerta>
          {recusa}
        </Nota>
      )}
      <GruposDoCarrinho
        itens={itens}
        mudando={mudando}
        aoMudarVagas={(id, vagas) => {
          setRecusa(undefined);
          mudar.mutate({ params: { id }, body: { vagas } });
        }}
        aoRemover={(id) => {
          setRecusa(undefined);
          remover.mutate({ params: { id } });
        }}
      />
      {carrinho.combo !== null && <NotaDoCombo combo={carrinho.combo} />}
      <CampoCupom
        aplicado={carrinho.cupom}
        fazendo={cupom.isPending}
        aoAplicar={(codigo) => {
          setRecusa(undefined);
          cupom.mutate({ body: { cupom: codigo } });
        }}
      />
      {itens.length > 1 && (
        <Cartao titulo="Se um grupo não der certo">
          <Opcoes
            rotulo="Uma vaga pode acabar enquanto você paga."
            mostraRotulo
            valor={comOsOutros ? 'outros' : 'nada'}
            aoEscolher={(valor) => setComOsOutros(valor === 'outros')}
            opcoes={[
              { valor: 'nada', titulo: 'Não comprar nada', detalhe: 'Você confere o carrinho e decide de novo.' },
              { valor: 'outros', titulo: 'Comprar os outros', detalhe: 'Você paga só os grupos que têm vaga.' },
            ]}
          />
        </Cartao>
      )}
      <Botao variante="texto" desligado={mudando} onClick={() => void esvaziar()}>
        Esvaziar o carrinho
      </Botao>
    </Pagina>
  );
}

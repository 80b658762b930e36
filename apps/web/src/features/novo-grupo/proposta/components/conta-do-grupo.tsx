import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { Osso } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Amostra, BarraPartes } from '../../../../ui/partes/barra-partes.tsx';
import type { RascunhoGrupo } from '../../rascunho.ts';
import { useSimulacao } from '../use-simulacao.ts';
import c from './conta-do-grupo.module.css';

/** The plan split: the price for each member and the administrator's income. Every number comes from the server. */
export function ContaDoGrupo({ rascunho }: { readonly rascunho: RascunhoGrupo }) {
  const simulacao = useSimulacao(rascunho);
  return (
    <Consulta consulta={simulacao} esqueleto={<EsqueletoDaConta />} erro="Não conseguimos calcular os valores">
      {(dados) => <Conta simulacao={dados} vagas={rascunho.vagas} mudando={simulacao.isPlaceholderData} />}
    </Consulta>
  );
}

interface ContaProps {
  readonly simulacao: RespostaDe<'simularGrupo'>;
  readonly vagas: number;
  /** A newer answer is on its way. */
  readonly mudando: boolean;
}

function Conta({ simulacao, vagas, mudando }: ContaProps) {
  const { valorSemTaxas, valorTaxa, valorPorMembro, caucao, suaParte, voceRecebe } = simulacao;
  return (
    <div aria-live="polite" aria-busy={mudando}>
      <Cartao titulo="Como fica todo mês" className={c['conta']}>
        <ListaDefinicao
          itens={[
            {
              rotulo: 'Cada membro paga',
              detalhe: `${formatarReais(centavos(valorSemTaxas))} do plano e ${formatarReais(centavos(valorTaxa))} de taxa`,
              valor: <Valor valor={valorPorMembro} tamanho="md" />,
            },
          ]}
        />
        <div className={c['divisao']}>
          <BarraPartes
            partes={[
              { chave: 'recebe', peso: voceRecebe, pintura: 'plano' },
              { chave: 'sua', peso: suaParte, pintura: 'caucao' },
            ]}
          />
          <ListaDefinicao
            itens={[
              {
                rotulo: (
                  <span className={c['rotulo']}>
                    <Amostra pintura="plano" /> Você recebe
                  </span>
                ),
                detalhe: `${vagas} ${vagas === 1 ? 'vaga' : 'vagas'}, sem taxa para você`,
                valor: <Valor valor={voceRecebe} tamanho="md" />,
              },
              {
                rotulo: (
                  <span className={c['rotulo']}>
                    <Amostra pintura="caucao" /> Sua parte do plano
                  </span>
                ),
                valor: <Valor valor={suaParte} />,
              },
            ]}
          />
        </div>
        {caucao > 0 && (
          <p className={c['apoio']}>
            Ao entrar, cada membro também deixa <Valor valor={caucao} /> de caução. É dele e volta quando ele sai.
          </p>
        )}
      </Cartao>
    </div>
  );
}

function EsqueletoDaConta() {
  return (
    <Cartao className={c['conta']}>
      <Osso largura="50%" altura={20} />
      <Osso altura={14} />
      <Osso largura="80%" />
      <Osso largura="70%" />
    </Cartao>
  );
}

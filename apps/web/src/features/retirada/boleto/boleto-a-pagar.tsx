import { formatarDiaComSemana } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { obrigatorio } from '@rateia/domain/validacao';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import { FalhaDaConsulta } from '../../../ui/estado/falha-da-consulta.tsx';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx';
import { useFormulario } from '../../../ui/formulario/use-formulario.ts';
import { fluxoRetirada } from '../fluxo.ts';
import { useLerBoleto } from '../mutations.ts';
import type { BoletoLido } from '../queries.ts';
import { retiradaQueries } from '../queries.ts';

const campos = { linha: { nome: 'Linha digitável', regras: [obrigatorio] } } as const;

/** A boleto by its line: the payee and what leaves the balance stand there before anything is confirmed (REGRAS 2.6). */
export function BoletoAPagar() {
  const formulario = useFormulario({ iniciais: { linha: '' }, campos, preguicoso: true });
  const [lido, setLido] = useState<BoletoLido>();
  const ler = useLerBoleto({ aoLer: setLido, aoRecusar: (mensagem) => formulario.recusa('linha', mensagem) });
  const disponibilidade = useQuery(retiradaQueries.disponibilidade());
  const enviar = formulario.enviar(({ linha }) => ler.mutate({ body: { linha } }));
  function pagar(boleto: BoletoLido): void {
    const beneficiario = { nome: boleto.beneficiario, documento: boleto.documento };
    fluxoRetirada.despachar({ tipo: 'boleto', idBoleto: boleto.id, valor: boleto.total, beneficiario });
    void irPara(paths.carteiraRetiradaResumo());
  }
  const taxa = disponibilidade.data?.taxa;
  const campo = formulario.campo('linha');
  return (
    <PassoFluxo
      pergunta="Qual boleto você quer pagar?"
      apoio="O boleto pode estar no nome de qualquer pessoa."
      passo={2}
      de={4}
      voltar={paths.carteiraRetiradaValor()}
      acao={lido === undefined ? 'Ler boleto' : 'Pagar este boleto'}
      fazendo={ler.isPending && 'Lendo'}
      aoContinuar={() => (lido === undefined ? enviar() : pagar(lido))}
    >
      <CampoTexto
        {...campo}
        onChange={(linha) => {
          setLido(undefined);
          campo.onChange(linha);
        }}
        rotulo="Linha digitável"
        apoio="Os 47 números do boleto, com ou sem pontos e espaços."
        inputMode="numeric"
        maxLength={80}
      />
      {lido !== undefined && (
        <div aria-live="polite">
          <Cartao titulo="Confira para quem vai">
            <ListaDefinicao
              itens={[
                { rotulo: 'Quem recebe', valor: lido.beneficiario },
                { rotulo: 'CPF ou CNPJ', valor: lido.documento },
                { rotulo: 'Vencimento', valor: formatarDiaComSemana(lido.vencimento) },
                { rotulo: 'Valor do boleto', valor: <Valor valor={lido.valor} /> },
                { rotulo: 'Taxa', valor: <Valor valor={lido.valorTaxa} /> },
                { rotulo: 'Sai do seu saldo', valor: <Valor valor={lido.total} tamanho="md" />, total: true },
              ]}
            />
          </Cartao>
        </div>
      )}
      <FalhaDaConsulta consulta={disponibilidade} erro="Não conseguimos carregar a taxa" />
      {taxa !== undefined && (
        <Nota>
          A taxa é {formatarReais(centavos(taxa))}. Uma pessoa da nossa equipe confere o boleto antes de ele sair, em
          até um dia útil. Contas de consumo, carteiras digitais e casas de apostas não são pagas por aqui.
        </Nota>
      )}
    </PassoFluxo>
  );
}

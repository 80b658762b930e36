import { useDebouncedValue } from '@mantine/hooks';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { validarCampo } from '@rateia/domain/validacao';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFluxo } from '../../../lib/fluxo.ts';
import { irPara } from '../../../lib/navegador.ts';
import { palavrasDaRecusa } from '../../../lib/palavras-da-recusa.ts';
import { paths } from '../../../lib/paths.ts';
import { useRegras } from '../../../lib/regras.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Ligacao } from '../../../ui/base/ligacao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { Osso } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { FalhaDaConsulta } from '../../../ui/estado/falha-da-consulta.tsx';
import { Vazio } from '../../../ui/estado/vazio.tsx';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { CampoDinheiro } from '../../../ui/formulario/campo-dinheiro.tsx';
import { useFormulario } from '../../../ui/formulario/use-formulario.ts';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import { Calculo } from '../components/calculo.tsx';
import { RetiradasACaminho } from '../components/retiradas-a-caminho.tsx';
import { fluxoRetirada } from '../fluxo.ts';
import { quandoPodeCair } from '../quando-pode-cair.ts';
import type { RegrasRetirada } from '../queries.ts';
import { retiradaQueries } from '../queries.ts';
import { campoDaRetirada, maximoAgora } from '../regras-do-valor.ts';
import c from './valor.module.css';

const PAUSA_MS = 350;

/**
 * /carteira/retirada/valor (spec 2, §2): the amount, with its cost and the sum that arrives, while it is typed (REGRAS
 * 2.6).
 */
export function TelaRetiradaValor() {
  const regras = useQuery(retiradaQueries.regras());
  if (regras.data !== undefined && regras.data.sacavel > 0) return <Valor regras={regras.data} />;
  return (
    <Pagina titulo="Retirar" voltar={paths.carteiraCreditos()} largura="estreita">
      <div className={c['tela']}>
        <RetiradasACaminho />
        <Consulta
          consulta={regras}
          esqueleto={<Osso altura={220} raio={20} />}
          erro="Não conseguimos carregar quanto você pode retirar"
        >
          {() => (
            <Vazio
              titulo="Você ainda não tem saldo para retirar"
              detalhe="A caução e os valores bloqueados não saem por aqui: a caução volta quando você sai do grupo."
              acao={<Botao href={paths.carteiraCreditos()}>Ver carteira</Botao>}
            />
          )}
        </Consulta>
      </div>
    </Pagina>
  );
}

function Valor({ regras }: { readonly regras: RegrasRetirada }) {
  const guardado = useFluxo(fluxoRetirada).valor;
  const campo = useMemo(() => campoDaRetirada(regras), [regras]);
  const formulario = useFormulario<{ readonly valor: number | undefined }>({
    iniciais: { valor: guardado },
    campos: { valor: campo },
    preguicoso: true,
  });
  const chaves = useQuery(retiradaQueries.chaves());
  const horas = useRegras()?.retirada.horasDeDescansoDaChave;
  const { valor } = formulario.valores;
  const [pausado] = useDebouncedValue(valor, PAUSA_MS);
  const vale = pausado !== undefined && validarCampo(campo, pausado) === undefined;
  const calculo = useQuery({
    ...retiradaQueries.calculo(pausado ?? 0),
    enabled: vale,
    placeholderData: keepPreviousData,
  });
  const recusa = vale ? palavrasDaRecusa(calculo.error) : undefined;
  const tudo = maximoAgora(regras);
  const enviar = formulario.enviar((valores) => {
    if (valores.valor === undefined || recusa !== undefined) return;
    fluxoRetirada.despachar({ tipo: 'valor', valor: valores.valor });
    void irPara(paths.carteiraRetirarContas());
  });
  return (
    <PassoFluxo
      pergunta="Quanto você quer retirar?"
      passo={1}
      de={4}
      voltar={paths.carteiraCreditos()}
      aoContinuar={() => enviar()}
      desligado={recusa !== undefined}
    >
      <RetiradasACaminho />
      <CampoDinheiro
        {...formulario.campo('valor')}
        erro={formulario.erros.valor ?? recusa}
        rotulo="Valor"
        grande
        apoio={`Você pode retirar até ${formatarReais(tudo)}. O mínimo é ${formatarReais(centavos(regras.minimo))}.`}
      />
      {tudo >= regras.minimo && valor !== tudo && (
        <div>
          <Botao variante="suave" tamanho="sm" onClick={() => formulario.muda('valor', tudo)}>
            Retirar {formatarReais(tudo)}
          </Botao>
        </div>
      )}
      {vale && recusa === undefined && calculo.data !== undefined && (
        <Calculo
          calculo={calculo.data}
          antigo={calculo.isPlaceholderData || valor !== pausado}
          quando={quandoPodeCair(chaves.data?.chaves, horas)}
        />
      )}
      {vale && recusa === undefined && (
        <FalhaDaConsulta consulta={calculo} erro="Não conseguimos calcular a retirada" />
      )}
      <Nota>
        {regras.primeiraDoMesGratis
          ? 'A primeira retirada do mês é grátis. '
          : `Abaixo de ${formatarReais(centavos(regras.isentoAPartirDe))} a taxa é ${formatarReais(centavos(regras.taxaPix))}; a partir daí é grátis. `}
        Limites da sua conta: {formatarReais(centavos(regras.limiteDia))} por dia e{' '}
        {formatarReais(centavos(regras.limiteMes))} por mês
        {regras.noturno ? `, e ${formatarReais(centavos(regras.limiteNoturno))} entre 20h e 6h` : ''}.{' '}
        <Ligacao href={paths.carteiraRetirarDocumento()} pequena>
          Ver os limites
        </Ligacao>
      </Nota>
      <Ligacao href={paths.carteiraRetiradaAutomatica()}>Retirar todo mês, sozinho</Ligacao>
    </PassoFluxo>
  );
}

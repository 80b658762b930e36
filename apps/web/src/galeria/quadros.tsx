import { camposDoEndereco, enderecoVazio } from '@rateia/domain/usuario/campos-do-endereco';
import type { ComponentProps } from 'react';
import { Botao } from '../ui/base/botao.tsx';
import { Cartao } from '../ui/base/cartao.tsx';
import { Grade, Secao } from '../ui/base/secao.tsx';
import { Carregando, OssoLista } from '../ui/estado/carregando.tsx';
import { Consulta } from '../ui/estado/consulta.tsx';
import { FalhaDaConsulta } from '../ui/estado/falha-da-consulta.tsx';
import { ParteOuEspera } from '../ui/estado/parte-ou-espera.tsx';
import { Vazio } from '../ui/estado/vazio.tsx';
import { CamposDoEndereco } from '../ui/formulario/campos-do-endereco.tsx';
import { useFormulario } from '../ui/formulario/use-formulario.ts';
import { BarraAcao } from '../ui/layout/barra-acao.tsx';
import { QuadroPublico } from '../ui/layout/quadro-publico.tsx';

/** A bar that is fixed to the foot of a phone stays in its own place here. */
const lugarDaBarra = { transform: 'translateZ(0)', minHeight: 96, paddingTop: 72 } as const;
const consulta = { data: undefined, isPending: false, isError: false, error: undefined, refetch: () => undefined };
function nada(): undefined {
  return undefined;
}

/** Addresses, the bar of a screen's action, the frame of a public step, and the four answers of a screen. */
export function QuadrosNaGaleria() {
  return (
    <>
      <Secao titulo="Endereço">
        <Grade>
          <Cartao titulo="Só o CEP">
            <Endereco situacao="vazia" cep="" apoio="Vai na nota das suas cobranças." />
          </Cartao>
          <Cartao titulo="Achado">
            <Endereco situacao="achada" cep="01310100" />
          </Cartao>
          <Cartao titulo="Buscando, escrito à mão">
            <Endereco situacao="naoAchada" cep="99999999" buscando />
          </Cartao>
          <Cartao titulo="Busca fora do ar">
            <Endereco situacao="foraDoAr" cep="01310100" />
          </Cartao>
        </Grade>
      </Secao>
      <Secao titulo="Barra de ação e quadro">
        <div style={lugarDaBarra}>
          <BarraAcao rotulo="Hoje, com caução" valor={<b>R$ 31,60</b>}>
            <Botao>Entrar no grupo</Botao>
          </BarraAcao>
        </div>
        <div style={lugarDaBarra}>
          <BarraAcao>
            <Botao bloco>Continuar</Botao>
          </BarraAcao>
        </div>
        <QuadroPublico>
          <p>Um passo fora do quadro do aplicativo.</p>
        </QuadroPublico>
      </Secao>
      <Secao titulo="Respostas de uma tela">
        <Grade>
          <Cartao titulo="Esperando">
            <Consulta consulta={{ ...consulta, isPending: true }} erro="">
              {nada}
            </Consulta>
          </Cartao>
          <Cartao titulo="Esperando, na forma do que vem">
            <Consulta consulta={{ ...consulta, isPending: true }} erro="" esqueleto={<OssoLista quantos={2} />}>
              {nada}
            </Consulta>
          </Cartao>
          <Cartao titulo="Falhou">
            <Consulta
              consulta={{ ...consulta, isError: true, error: new Error('sem resposta') }}
              erro="Não conseguimos carregar o seu extrato"
            >
              {nada}
            </Consulta>
          </Cartao>
          <Cartao titulo="Falhou, sem lugar na página">
            <FalhaDaConsulta
              consulta={{ ...consulta, isError: true, error: new Error('sem resposta') }}
              erro="Não conseguimos carregar as faturas anteriores"
            />
          </Cartao>
          <Cartao titulo="Vazia">
            <Consulta
              consulta={{ ...consulta, data: 0 }}
              erro=""
              vazio={{ quando: (n) => n === 0, mostra: <Vazio titulo="Nada por aqui" /> }}
            >
              {nada}
            </Consulta>
          </Cartao>
          <Cartao titulo="Com dados">
            <Consulta consulta={{ ...consulta, data: 3 }} erro="">
              {(quantos) => <p>{quantos} grupos</p>}
            </Consulta>
          </Cartao>
          <Cartao titulo="Parte que ainda vem">
            <ParteOuEspera parte={{ tentar: nada }} titulo="" espera={<Carregando />}>
              {nada}
            </ParteOuEspera>
          </Cartao>
          <Cartao titulo="Parte que não veio">
            <ParteOuEspera
              parte={{ falhou: true, tentar: nada }}
              titulo="O recorte da foto não carregou"
              espera={<Carregando />}
            >
              {nada}
            </ParteOuEspera>
          </Cartao>
          <Cartao titulo="Parte que veio">
            <ParteOuEspera parte={{ veio: 3, tentar: nada }} titulo="" espera={<Carregando />}>
              {(quantos) => <p>{quantos} fotos</p>}
            </ParteOuEspera>
          </Cartao>
        </Grade>
      </Secao>
    </>
  );
}

function Endereco({
  cep,
  situacao,
  buscando = false,
  apoio = '',
}: {
  readonly cep: string;
  readonly situacao: ComponentProps<typeof CamposDoEndereco>['situacao'];
  readonly buscando?: boolean;
  readonly apoio?: string;
}) {
  const achado = { rua: 'Avenida Paulista', bairro: 'Bela Vista', cidade: 'São Paulo', uf: 'SP' };
  const iniciais = { ...enderecoVazio, cep, ...(situacao === 'achada' ? achado : {}) };
  const formulario = useFormulario({ iniciais, campos: camposDoEndereco });
  const dela = { formulario, situacao, buscando, aoCompletarCep: nada };
  if (apoio === '') return <CamposDoEndereco {...dela} situacao={situacao} buscando={buscando} />;
  return <CamposDoEndereco {...dela} apoio={apoio} />;
}

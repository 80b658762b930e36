import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFluxo } from '../../../lib/fluxo.ts';
import { palavrasDaRecusa } from '../../../lib/palavras-da-recusa.ts';
import { paths } from '../../../lib/paths.ts';
import { useUsuario } from '../../../lib/usuario.ts';
import { Nota } from '../../../ui/base/nota.tsx';
import { Osso } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { Opcoes } from '../../../ui/formulario/opcoes.tsx';
import { Calculo } from '../components/calculo.tsx';
import { ExigirPasso } from '../components/exigir-passo.tsx';
import { ParaOndeVai } from '../components/para-onde-vai.tsx';
import { fluxoRetirada } from '../fluxo.ts';
import { useCriarRetirada } from '../mutations.ts';
import { retiradaQueries } from '../queries.ts';

/** /carteira/retirada/resumo (spec 2, §2): everything that will happen, before the code is sent. */
export function TelaRetiradaResumo() {
  return (
    <ExigirPasso antes={['valor', 'destino']}>
      <Resumo />
    </ExigirPasso>
  );
}

type Canal = 'email' | 'sms';

function Resumo() {
  const { valor = 0, destino } = useFluxo(fluxoRetirada);
  const usuario = useUsuario();
  const [canal, setCanal] = useState<Canal>('email');
  const [recusa, setRecusa] = useState<string>();
  const calculo = useQuery({
    ...retiradaQueries.calculo(valor, destino),
    enabled: valor > 0 && destino !== undefined,
  });
  const criar = useCriarRetirada(setRecusa);
  const problema = recusa ?? palavrasDaRecusa(calculo.error);
  return (
    <PassoFluxo
      pergunta={`Retirar ${formatarReais(centavos(valor))}?`}
      passo={3}
      de={4}
      voltar={paths.carteiraRetirarContas()}
      acao="Receber código para autorizar"
      fazendo={criar.isPending && 'Enviando o código'}
      desligado={calculo.data === undefined || destino === undefined}
      aoContinuar={() => {
        setRecusa(undefined);
        criar.mutate({ body: { valor, ...destino, canal } });
      }}
    >
      {problema !== undefined && (
        <Nota tom="danger" alerta>
          {problema}
        </Nota>
      )}
      {problema === undefined && (
        <Consulta
          consulta={calculo}
          esqueleto={<Osso altura={180} raio={20} />}
          erro="Não conseguimos calcular a retirada"
        >
          {(dados) => <Calculo calculo={dados} />}
        </Consulta>
      )}
      {destino !== undefined && <ParaOndeVai destino={destino} />}
      <Opcoes<Canal>
        rotulo="Como você quer receber o código"
        mostraRotulo
        valor={canal}
        aoEscolher={setCanal}
        opcoes={[
          { valor: 'email', titulo: 'E-mail', ...(usuario === undefined ? {} : { detalhe: usuario.email }) },
          {
            valor: 'sms',
            titulo: 'SMS',
            detalhe: usuario?.telefone ?? 'Sem telefone confirmado',
            indisponivel: usuario?.telefoneVerificado !== true,
          },
        ]}
      />
    </PassoFluxo>
  );
}

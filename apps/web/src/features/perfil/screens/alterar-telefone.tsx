import { obrigatorio, telefone } from '@rateia/domain/validacao';
import { useState } from 'react';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import { useUsuario } from '../../../lib/usuario.ts';
import { Nota } from '../../../ui/base/nota.tsx';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { CampoTelefone } from '../../../ui/formulario/campo-mascara.tsx';
import { useFormulario } from '../../../ui/formulario/use-formulario.ts';
import { ConfirmarQueSouEu } from '../components/confirmar-que-sou-eu.tsx';
import { provaDada } from '../fluxo.ts';
import { useAlterarTelefone } from '../mutations.ts';

const campos = { telefone: { nome: 'Telefone', regras: [obrigatorio, telefone] } } as const;

/** /perfil/alterar/telefone (spec 1, §2): who is there, then the new number, which gets a code (PIN 246). */
export function TelaAlterarTelefone() {
  const [confirmado, setConfirmado] = useState(provaDada.ler() !== undefined);
  if (confirmado) return <Novo aoPerderAProva={() => setConfirmado(false)} />;
  return <ConfirmarQueSouEu acao="alteracaoTelefone" voltar={paths.perfil()} aoConfirmar={() => setConfirmado(true)} />;
}

function Novo({ aoPerderAProva }: { aoPerderAProva: () => void }) {
  const usuario = useUsuario();
  const [recusa, setRecusa] = useState<string>();
  const formulario = useFormulario({ iniciais: { telefone: '' }, campos, preguicoso: true });
  const alterar = useAlterarTelefone({
    aoEnviar: () => irPara(paths.perfilAlterarTelefonePin()),
    aoRecusar: (mensagem) => {
      setRecusa(mensagem);
      if (provaDada.ler() === undefined) aoPerderAProva();
    },
    aoRecusarTelefone: (mensagem) => formulario.recusa('telefone', mensagem),
  });
  return (
    <PassoFluxo
      pergunta="Qual é o seu novo celular?"
      apoio={
        usuario?.telefone == null
          ? 'Enviamos um código por SMS.'
          : `Hoje a conta usa ${usuario.telefone}. Enviamos um código por SMS para o número novo.`
      }
      passo={2}
      de={3}
      voltar={paths.perfil()}
      acao="Enviar código por SMS"
      fazendo={alterar.isPending && 'Enviando o código'}
      aoContinuar={formulario.enviar((valores) => {
        setRecusa(undefined);
        alterar.mutate({ body: { telefone: valores.telefone } });
      })}
    >
      {recusa !== undefined && (
        <Nota tom="danger" alerta>
          {recusa}
        </Nota>
      )}
      <CampoTelefone
        {...formulario.campo('telefone')}
        rotulo="Novo celular com DDD"
        placeholder="(11) 98888-7777"
        autoFocus
      />
    </PassoFluxo>
  );
}

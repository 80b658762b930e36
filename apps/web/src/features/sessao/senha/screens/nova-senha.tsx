import { obrigatorio } from '@rateia/domain/validacao';
import { useState } from 'react';
import { useParametro } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { senha, useForcaDaSenha } from '../../../../lib/senha-nova.ts';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { CampoNovaSenha } from '../../../../ui/formulario/campo-nova-senha.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { LinkVencido } from '../../components/link-vencido.tsx';
import { useRedefinirSenha } from '../../mutations.ts';
import { lerDestinoDaSenha } from '../destino-da-senha.ts';

const campos = { senha: { nome: 'Nova senha', regras: [obrigatorio, senha] } } as const;

/** /nova-senha/{id} (spec 1, §2): the new password; it opens no session by itself. */
export function TelaNovaSenha() {
  const hash = useParametro('id');
  const [situacao, setSituacao] = useState<'escolhendo' | 'feita' | 'vencida'>('escolhendo');
  const formulario = useFormulario({ iniciais: { senha: '' }, campos, preguicoso: true });
  const forca = useForcaDaSenha(formulario.valores.senha);
  const redefinir = useRedefinirSenha({
    aoTrocar: () => setSituacao('feita'),
    aoVencer: () => setSituacao('vencida'),
    aoRecusar: (mensagem) => formulario.recusa('senha', mensagem),
  });
  const enviar = formulario.enviar((valores) => redefinir.mutate({ body: { hash, senha: valores.senha } }));
  const redirect = lerDestinoDaSenha();
  if (situacao === 'vencida') return <LinkVencido href={paths.esqueciASenha({ redirect })} acao="Pedir outro link" />;
  if (situacao === 'feita') {
    return (
      <QuadroPublico>
        <PassoFluxo
          pergunta="Sua senha foi trocada"
          apoio="Encerramos as sessões que estavam abertas. Agora é só entrar com a senha nova."
          href={paths.login({ redirect })}
          acao="Entrar"
        />
      </QuadroPublico>
    );
  }
  return (
    <QuadroPublico>
      <PassoFluxo
        pergunta="Qual vai ser a sua nova senha?"
        apoio="Ao salvar, todas as sessões abertas são encerradas, neste e em outros aparelhos."
        aoContinuar={() => enviar()}
        acao="Salvar nova senha"
        fazendo={redefinir.isPending && 'Salvando'}
      >
        <CampoNovaSenha {...formulario.campo('senha')} forca={forca} rotulo="Nova senha" autoFocus />
      </PassoFluxo>
    </QuadroPublico>
  );
}

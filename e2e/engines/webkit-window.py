"""A window of WebKitGTK that WebKitWebDriver drives, of any size, without a toolbar.

Addresses of mails are appended to the file that ENGINE_MAILS names instead of being opened, and
window.print() prints into a file.
"""
import os
import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, WebKit2  # noqa: E402

mails = os.environ["ENGINE_MAILS"]


def decide(view, decision, kind):
    if kind == WebKit2.PolicyDecisionType.NAVIGATION_ACTION:
        address = decision.get_navigation_action().get_request().get_uri()
        if address.startswith("mailto:"):
            with open(mails, "a", encoding="utf-8") as file:
                file.write(address + "\n")
            decision.ignore()
            return True
    return False


def print_to_file(view, operation):
    settings = Gtk.PrintSettings()
    settings.set(Gtk.PRINT_SETTINGS_PRINTER, "Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, "file://" + mails + ".pdf")
    operation.set_print_settings(settings)
    operation.print_()
    return True


def new_view(_session):
    return view


def start(context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("engine")
    session.set_application_info(info)
    session.connect("create-web-view", new_view)


context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.connect("automation-started", start)
view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
# Without a graphics card, acceleration draws a frame a second.
settings = view.get_settings()
settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
# WebKitGTK 2.50 without it crashes in a transition from one page to the next.
features = WebKit2.Settings.get_all_features()
for feature in (features.get(index) for index in range(features.get_length())):
    if "ViewTransitions" in feature.get_identifier():
        settings.set_feature_enabled(feature, False)
view.connect("decide-policy", decide)
view.connect("print", print_to_file)
window = Gtk.Window()
window.set_decorated(False)
window.set_default_size(1280, 720)
window.connect("destroy", Gtk.main_quit)
window.add(view)
window.show_all()
# A screen without a window manager gives nobody the focus by itself.
window.get_window().focus(Gdk.CURRENT_TIME)
view.grab_focus()
Gtk.main()
